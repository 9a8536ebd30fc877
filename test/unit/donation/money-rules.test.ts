import { expect, test } from 'vitest';
import { leastAmount, mostAmount, chargeFor as shownCharge } from '#machines/donation/donation.rules.ts';
import { chargeFor } from '#server/donation/donation.fee.ts';

test('form and server calculate the same charge, the smallest that leaves the whole amount', () => {
  const amounts = [
    leastAmount,
    mostAmount,
    // Every cent of what most people give, and steps over the rest.
    ...Array.from({ length: 19_501 }, (_, index) => 500 + index),
    ...Array.from({ length: 20_000 }, (_, index) => 20_000 + index * 499),
  ];
  for (const amount of amounts) {
    expect(chargeFor(amount, false)).toBe(amount);
    const charge = chargeFor(amount, true);
    expect(charge).toBe(shownCharge(amount, true));
    // In thousandths of a cent, so that nothing is rounded.
    const leftOf = (charged: number) => charged * 971 - 30_000;
    expect([leftOf(charge) >= amount * 1_000, leftOf(charge - 1) >= amount * 1_000]).toEqual([true, false]);
  }
});
