import { expect, test } from 'vitest';
import { dollars } from '#machines/form/dollars.ts';

test.each([
  [0, '$0'],
  [5, '$0.05'],
  [25_000, '$250'],
  [25_050, '$250.50'],
  [25_049, '$250.49'],
  [400_000, '$4,000'],
  [123_456_789, '$1,234,567.89'],
])('%j cents are %s in a sentence', (cents, text) => {
  expect(dollars(cents)).toBe(text);
});
