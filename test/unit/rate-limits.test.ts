import { expect, test } from 'vitest';
import { countUses } from '#server/platform/contract/rate-limits.ts';

const minute = 60_000;
const limit = 3;

const counting = (most: number) => {
  const clock = { now: 0 };
  const counts = countUses(most, () => clock.now);
  const use = (key: string, times = 1) => {
    for (let turn = 1; turn < times; turn += 1) counts.use(key, minute, limit);
    return counts.use(key, minute, limit);
  };
  return { use, size: counts.size, clock };
};

test('counts the uses of a key until a minute after its first use', () => {
  const { use, clock } = counting(10);
  expect([use('a'), use('a')]).toEqual([
    { current: 1, ttl: minute },
    { current: 2, ttl: minute },
  ]);
  clock.now = minute - 1;
  expect(use('a', 3)).toEqual({ current: 5, ttl: 1 });
  clock.now = minute;
  expect(use('a')).toEqual({ current: 1, ttl: minute });
});

test('keeps a blocked key among 100,000 other keys, within its capacity', () => {
  const { use, size } = counting(1_000);
  use('blocked', limit + 1);
  let largest = 0;
  for (let other = 0; other < 100_000; other += 1) {
    use(`other ${other}`);
    largest = Math.max(largest, size());
  }
  expect(use('blocked').current).toBe(limit + 2);
  expect(largest).toBe(1_001);
});

test('removes the oldest blocked key when too many keys are blocked', () => {
  const { use, size } = counting(10);
  for (let key = 0; key < 11; key += 1) use(`blocked ${key}`, limit + 1);
  expect(size()).toBe(9);
  expect([use('blocked 10').current, use('blocked 0').current]).toEqual([limit + 2, 1]);
});

test('counts new keys while its capacity is full of blocked keys', () => {
  const { use } = counting(10);
  for (let key = 0; key < 10; key += 1) use(`blocked ${key}`, limit + 1);
  expect(use('new', limit + 1).current).toBe(limit + 1);
});
