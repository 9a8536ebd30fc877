import { expect, test } from 'vitest';
import { daysAfter } from '#machines/calendar.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { said } from '#test/support/event/pelotons.ts';
import { newShift, shiftCalls, volunteer } from '#test/support/event/volunteers.ts';

const { api } = givenEvent({ at: '2027-03-01T15:00:00Z', clearsJobs: true });
const calls = shiftCalls(api);

test('a key that was used for another shift is refused', async () => {
  const as = await volunteer(api.store.db);
  const [a, b] = [await newShift(api.store.db), await newShift(api.store.db, { day: '2027-08-21' })];
  await calls.take(as, a);
  await calls.take(as, b);
  const key = '0d4f8a4e-3a5b-4c8e-9a55-9a6f2f9b1c11';
  const one = said(await api.send('DELETE', `/user/volunteer/shift?shiftId=${a}`, { as, key }));
  const two = said(await api.send('DELETE', `/user/volunteer/shift?shiftId=${b}`, { as, key }));
  expect([one, two, (await calls.own(as)).places.length]).toEqual(['200', '422 idempotency-key-reused', 1]);
});
test('an id in upper case is the same, and twelve shifts are the most', async () => {
  const as = await volunteer(api.store.db);
  const a = await newShift(api.store.db, { day: '2027-09-01' });
  const upper = said(await calls.take(as, a.toUpperCase()));
  const rest: string[] = [];
  for (let later = 1; later <= 13; later += 1) {
    const day = daysAfter('2027-09-01', later);
    rest.push(said(await calls.take(as, await newShift(api.store.db, { day }))));
  }
  expect([upper, rest.filter((one) => one === '200').length, rest.at(-1)]).toEqual([
    '200',
    11,
    '409 shifts-enough',
  ]);
});
