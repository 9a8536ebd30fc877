import { beforeAll, expect, test } from 'vitest';
import { givenEvent } from '#test/support/event/event.ts';
import { newPerson, type Person } from '#test/support/event/people.ts';
import type { Registration } from '#test/support/event/registration.ts';

const { api } = givenEvent();
let person: Person;

beforeAll(async () => {
  person = await newPerson(api.store.db);
});

const everything = { challenger: true, signature: true, gravel: true, volunteer: true };
const challenge = { challenger: true, signature: false, gravel: false, volunteer: false };

const put = async (scenario: object | null, more: object = {}) => {
  const payload = { emailAddress: person.emailAddress.toUpperCase(), scenario, ...more };
  const { statusCode } = await api.app.inject({ method: 'PUT', url: '/sandbox/api/registrations', payload });
  return statusCode;
};

const scenario = async () => {
  const { status, body } = await api.send<Registration>('GET', '/registration', { as: person });
  return [status, body.nextStep ?? null, body.fee?.state ?? null];
};

const held = async () => {
  const places = await api.store.db.selectFrom('routePlace').select('id').execute();
  const shifts = await api.store.db.selectFrom('shiftPlace').select('shiftId').execute();
  return places.length + shifts.length;
};

test.each([
  ['nobody has begun', null, [404, null, null], 0],
  ['a challenge begins', { mix: challenge, nextStep: 'profile' }, [200, 'profile', 'none'], 0],
  [
    'everything is chosen but the card',
    { mix: everything, nextStep: 'fundraising' },
    [200, 'fundraising', 'due'],
    3,
  ],
  ['the fee is due', { mix: everything, nextStep: 'fee' }, [200, 'fee', 'due'], 3],
  [
    'the fee is in the air',
    { mix: everything, nextStep: 'fee', payment: 'processing' },
    [200, 'fee', 'processing'],
    3,
  ],
  ['all is saved', { mix: everything, nextStep: 'complete' }, [200, 'complete', 'charged'], 3],
  ['all is over', { mix: everything, nextStep: 'complete', isCompleted: true }, [409, null, null], 3],
  ['it begins again', { mix: everything, nextStep: 'profile' }, [200, 'profile', 'none'], 0],
])('a person’s registration is put to where %s, whatever it was', async (_name, wanted, expected, places) => {
  expect(await put(wanted)).toBe(200);
  expect(await scenario()).toEqual(expected);
  expect(await held()).toBe(places);
});

test('a person can be kept from registering, and let in again', async () => {
  const isBlocked = async () =>
    (await api.send<{ isBlocked: boolean }>('GET', '/registration/available', { as: person })).body.isBlocked;
  await put(null, { isBlocked: true });
  expect(await isBlocked()).toBe(true);
  await put(null);
  expect(await isBlocked()).toBe(false);
});

test('what makes no sense is refused', async () => {
  expect(await put({ mix: everything, nextStep: 'someday' })).toBe(400);
  expect(await put(null, { emailAddress: 'nobody@example.com' })).toBe(404);
});
