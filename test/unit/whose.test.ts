import { expect, test } from 'vitest';
import { whose } from '#machines/whose.ts';

test.each([
  ['Maya', 'Maya’s'],
  ['James', 'James’'],
  ['Hollin Valley Wheelers', 'Hollin Valley Wheelers’'],
  ['TEAM BOSS', 'TEAM BOSS’'],
  ['Team 26', 'Team 26’s'],
])('the possessive of %s', (name, owner) => {
  expect(whose(name)).toBe(owner);
});
