import { expect, test } from 'vitest';
import { keepFresh } from '#server/platform/memory/fresh.ts';
import { testClock } from '#test/support/clock.ts';

const freshFor = 1000;

const counted = () => {
  const clock = testClock();
  const seen = { reads: 0, value: 'one' };
  const read = async () => {
    seen.reads += 1;
    return { value: seen.value };
  };
  return { clock, seen, fresh: keepFresh({ clock, freshFor, read }) };
};

test('a value is read once while it is fresh, and again after that', async () => {
  const { clock, seen, fresh } = counted();
  const [first, ...others] = await Promise.all(Array.from({ length: 50 }, fresh));
  expect([seen.reads, others.every((other) => other === first)]).toEqual([1, true]);
  clock.advance(freshFor - 1);
  await fresh();
  expect(seen.reads).toBe(1);
  clock.advance(1);
  seen.value = 'two';
  expect([await fresh(), seen.reads]).toEqual([{ value: 'two' }, 2]);
});

test('a clock that is set back makes the value stale', async () => {
  const { clock, seen, fresh } = counted();
  await fresh();
  clock.advance(-1);
  await fresh();
  expect(seen.reads).toBe(2);
});

test('a read of an equal value returns the same object', async () => {
  const { clock, seen, fresh } = counted();
  const first = await fresh();
  clock.advance(freshFor);
  expect(await fresh()).toBe(first);
  expect(seen.reads).toBe(2);
});

test('a failed read is not cached', async () => {
  let reads = 0;
  const read = async () => {
    reads += 1;
    if (reads === 1) throw new Error('The database is away');
    return reads;
  };
  const fresh = keepFresh({ clock: testClock(), freshFor, read });
  await expect(fresh()).rejects.toThrow('The database is away');
  expect(await fresh()).toBe(2);
});
