import { expect, test } from 'vitest';
import { enoughMoney, money, moneyExact, wholeMoney } from '#machines/money.ts';

test.each([
  [0, '$0', '$0.00', '$0', '$0'],
  [5, '$0.05', '$0.05', '$0.05', '$1'],
  [25_000, '$250', '$250.00', '$250', '$250'],
  [25_050, '$250.50', '$250.50', '$250', '$251'],
  [123_456_789, '$1,234,567.89', '$1,234,567.89', '$1,234,567', '$1,234,568'],
  [-5_000, '−$50', '−$50.00', '−$50', '−$50'],
])('%j cents are %s in a sentence, %s in a column, at least %s, and %s are enough', (cents, ...texts) => {
  expect([money, moneyExact, wholeMoney, enoughMoney].map((format) => format(cents))).toEqual(texts);
});
