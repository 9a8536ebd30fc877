import { expect, test } from 'vitest';
import { allowance } from '#server/platform/memory/allowance.ts';

const allowed = (take: () => boolean, times: number): number =>
  Array.from({ length: times }, take).filter(Boolean).length;

test('an allowance permits a burst of one second’s worth, and refills over time', () => {
  let time = 0;
  const take = allowance(40, () => time);
  expect(allowed(take, 100)).toBe(40);
  time = 500;
  expect(allowed(take, 100)).toBe(20);
  time = 60_000;
  expect(allowed(take, 100)).toBe(40);
});
