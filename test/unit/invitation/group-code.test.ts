import { expect, test } from 'vitest';
import { usesText } from '#src/features/invitation/group-code-part.tsx';

test.each([
  ['2027-09-26T04:00:00.000Z', 'No one has used it yet. Good for 20 people, until September 25, 2027.'],
  ['2028-01-01T05:00:00.000Z', 'No one has used it yet. Good for 20 people, until December 31, 2027.'],
  ['2027-09-25T23:00:00.000Z', 'No one has used it yet. Good for 20 people, until September 25, 2027.'],
] as const)('a group code that ends at %s says: %s', (expiresAt, text) => {
  expect(usesText({ uses: 0, useLimit: 20, expiresAt })).toBe(text);
});
