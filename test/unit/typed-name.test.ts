import { expect, test } from 'vitest';
import { isTypedName } from '#machines/account-closing/typed-name.ts';

test.each([
  ['d’arcy ', "D'Arcy", true],
  ["KA'IULANI", 'Kaʻiulani', true],
  ['Jose\u0301', 'José', true],
  ['Mary  ann', 'Mary Ann', true],
  ['Jose', 'José', false],
  ['Darcy', 'D’Arcy', false],
  ['', '’', false],
])('the typed name %j confirms the closing of the account of %j: %j', (typed, firstName, isTyped) => {
  expect(isTypedName(typed, firstName)).toBe(isTyped);
});
