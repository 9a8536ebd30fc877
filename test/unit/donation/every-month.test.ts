import { expect, test } from 'vitest';
import { everyMonth } from '#src/features/donation/form/review/review-part.tsx';

test.each([
  ['2027-01-01', ' and on that day every month'],
  ['2027-02-28', ' and on that day every month'],
  ['2027-01-29', ', then on the 29th of every month, or on the last day of a shorter one'],
  ['2027-01-30', ', then on the 30th of every month, or on the last day of a shorter one'],
  ['2027-01-31', ', then on the 31st of every month, or on the last day of a shorter one'],
] as const)('a recurring donation that begins on %s is described as%s', (first, words) => {
  expect(everyMonth(first)).toBe(words);
});
