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
  ['no registration', null, [404, null, null], 0],
  ['a challenge’s second step', { mix: challenge, nextStep: 'profile' }, [200, 'profile', 'none'], 0],
  [
    'every type at the payment method',
    { mix: everything, nextStep: 'fundraising' },
    [200, 'fundraising', 'due'],
    3,
  ],
  ['every type at the due fee', { mix: everything, nextStep: 'fee' }, [200, 'fee', 'due'], 3],
  [
    'every type at the fee in progress',
    { mix: everything, nextStep: 'fee', payment: 'processing' },
    [200, 'fee', 'processing'],
    3,
  ],
  ['every type at completion', { mix: everything, nextStep: 'complete' }, [200, 'complete', 'charged'], 3],
  [
    'every type completed',
    { mix: everything, nextStep: 'complete', isCompleted: true },
    [409, null, null],
    3,
  ],
  [
    'every type at the second step again',
    { mix: everything, nextStep: 'profile' },
    [200, 'profile', 'none'],
    0,
  ],
])(
  'sets a person’s registration, regardless of its earlier status: %s',
  async (_name, wanted, expected, places) => {
    expect(await put(wanted)).toBe(200);
    expect(await scenario()).toEqual(expected);
    expect(await held()).toBe(places);
  },
);

test('blocks a person from registration, and unblocks them', async () => {
  const isBlocked = async () =>
    (await api.send<{ isBlocked: boolean }>('GET', '/registration/available', { as: person })).body.isBlocked;
  await put(null, { isBlocked: true });
  expect(await isBlocked()).toBe(true);
  await put(null);
  expect(await isBlocked()).toBe(false);
});

test('rejects an unknown step with 400, and an unknown person with 404', async () => {
  expect(await put({ mix: everything, nextStep: 'someday' })).toBe(400);
  expect(await put(null, { emailAddress: 'nobody@example.com' })).toBe(404);
});
