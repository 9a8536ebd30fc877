import { expect, test } from 'vitest';
import { givenEvent } from '#test/support/event/event.ts';
import { newShift, shiftCalls, volunteer } from '#test/support/event/volunteers.ts';

const { api } = givenEvent({ at: '2027-03-01T15:00:00Z' });
const calls = shiftCalls(api);

const put = async (emailAddress: string, title: string, state: string): Promise<number> => {
  const payload = { emailAddress, title, state };
  return (await api.app.inject({ method: 'PUT', url: '/sandbox/api/sign-ups', payload })).statusCode;
};

test('a shift becomes full, is offered, and taken', async () => {
  const as = await volunteer(api.store.db);
  const shiftId = await newShift(api.store.db, { title: 'Bells' });
  expect(await put(as.emailAddress, 'Bells', 'full')).toBe(200);
  expect((await calls.take(as, shiftId)).status).toBe(409);
  expect(await put(as.emailAddress, 'Bells', 'offered')).toBe(200);
  expect((await calls.own(as)).waiting[0]?.offeredUntil).toBe('2027-03-02T15:00:00.000Z');
  expect((await calls.take(as, shiftId)).status).toBe(200);
});

test('a place is to be confirmed', async () => {
  const as = await volunteer(api.store.db);
  const shiftId = await newShift(api.store.db, { title: 'Drums' });
  await calls.take(as, shiftId);
  expect(await put(as.emailAddress, 'Drums', 'moved')).toBe(200);
  expect((await calls.own(as)).places[0]?.confirmUntil).toBe('2027-03-03T15:00:00.000Z');
  expect((await calls.confirm(as, shiftId)).status).toBe(200);
});

test('an unknown shift or person is not found', async () => {
  const as = await volunteer(api.store.db);
  expect(await put(as.emailAddress, 'Nothing', 'full')).toBe(404);
  expect(await put('nobody@example.org', 'Drums', 'full')).toBe(404);
});
