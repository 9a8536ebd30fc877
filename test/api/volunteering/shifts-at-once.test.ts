import { describe, expect, test } from 'vitest';
import { scaled } from '#scripts/test/extent.ts';
import { givenEvent } from '#test/support/event/event.ts';
import type { Person } from '#test/support/event/people.ts';
import { newShift, shiftCalls, tally, volunteers } from '#test/support/event/volunteers.ts';
import { rowsOf } from '#test/support/rows.ts';

const { api } = givenEvent({ at: '2027-03-01T15:00:00Z' });
const calls = shiftCalls(api);

const placesIn = async (shiftId: string): Promise<number> =>
  (await rowsOf(api.store.db, 'shiftPlace', { shiftId }).read('shiftId')).length;

/** The number of shifts of each person: no person may lose theirs, or get a second one at the same time. */
const shiftsEach = async (people: readonly Person[]): Promise<number[]> => {
  const counts: number[] = [];
  for (const each of people) counts.push((await calls.own(each)).places.length);
  return counts;
};

describe('The last places', () => {
  const crowded = scaled(500, 100);
  const swapping = scaled(100, 30);

  test(`${crowded} people at the last five places: five get them`, async () => {
    const shiftId = await newShift(api.store.db, { capacity: 5 });
    const crowd = await volunteers(api.store.db, crowded);
    const answers = await Promise.all(crowd.map((each) => calls.take(each, shiftId)));
    expect(tally(answers)).toEqual({ 200: 5, '409 shift-taken': crowded - 5 });
    expect(await placesIn(shiftId)).toBe(5);
  });

  test(`${swapping} swap to the last five places: five get them, and everybody else keeps theirs`, async () => {
    const old = await newShift(api.store.db, { capacity: swapping, title: 'Old' });
    const wanted = await newShift(api.store.db, { capacity: 5, title: 'New' });
    const crowd = await volunteers(api.store.db, swapping);
    for (const each of crowd) await calls.take(each, old);
    const answers = await Promise.all(crowd.map((each) => calls.swap(each, old, wanted)));
    expect(tally(answers)).toEqual({ 200: 5, '409 shift-taken': swapping - 5 });
    expect([await placesIn(old), await placesIn(wanted)]).toEqual([swapping - 5, 5]);
    expect(new Set(await shiftsEach(crowd))).toEqual(new Set([1]));
  });
});

test('swaps in a ring between full shifts neither hang nor lose anybody’s place', async () => {
  const ring = await Promise.all(
    Array.from({ length: 4 }, (_, index) => newShift(api.store.db, { capacity: 1, title: `Ring ${index}` })),
  );
  const people = await volunteers(api.store.db, 4);
  const at = (index: number) => ring[index % 4] as string;
  for (const [index, each] of people.entries()) await calls.take(each, at(index));
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(
      people.map((each, index) => calls.swap(each, at(index), at(index + 1))),
    );
    expect(tally(answers)).toEqual({ '409 shift-taken': 4 });
  }
  expect(await shiftsEach(people)).toEqual([1, 1, 1, 1]);
});

test('one person takes two shifts at the same time from two devices: one is refused', async () => {
  const [one, other] = [
    await newShift(api.store.db),
    await newShift(api.store.db, { from: '11:59', to: '13:00' }),
  ];
  const crowd = await volunteers(api.store.db, 20);
  const answers = await Promise.all(
    crowd.flatMap((each) => [calls.take(each, one), calls.take(each, other)]),
  );
  for (const each of crowd) expect((await calls.own(each)).places.length).toBeLessThanOrEqual(1);
  expect(Object.values(tally(answers)).reduce((sum, count) => sum + count, 0)).toBe(40);
  expect(tally(answers)[200]).toBe((await placesIn(one)) + (await placesIn(other)));
});

test('swap, give back and the end of volunteering at once leave no place without a volunteer', async () => {
  const [one, other] = [await newShift(api.store.db), await newShift(api.store.db, { title: 'Other' })];
  const [person] = (await volunteers(api.store.db, 1)) as [Person];
  await calls.take(person, one);
  const [, , quit] = await Promise.all([
    calls.swap(person, one, other),
    calls.leave(person, one),
    calls.quit(person),
    calls.take(person, other),
  ]);
  expect(quit).toMatchObject({ status: 200 });
  expect((await calls.own(person)).isVolunteer).toBe(false);
  expect([await placesIn(one), await placesIn(other)]).toEqual([0, 0]);
});
