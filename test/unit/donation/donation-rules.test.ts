import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  billOf,
  chargeFor,
  isDonationAmount,
  leastAmount,
  mostAmount,
  suggestedAmounts,
} from '#machines/donation/donation.rules.ts';
import { recipientOf } from '#machines/donation/recipient.rules.ts';

const amounts = fc.integer({ min: leastAmount, max: mostAmount });

/** 2.9 % and 30 cents of a charge, in thousandths of a cent, so that nothing is rounded. */
const feeThousandths = (charge: number) => charge * 29 + 30_000;

describe('The processing fee', () => {
  test.each([
    [500, 546],
    [2_500, 2_606],
    [5_000, 5_181],
    [10_000, 10_330],
    [25_000, 25_778],
    [50_000, 51_525],
    // Divides without a rest: not a cent more.
    [941, 1_000],
    [9_680, 10_000],
    [10_000_000, 10_298_693],
  ])('covered, a donation of %i is charged %i', (amount, charge) => {
    expect(chargeFor(amount, true)).toBe(charge);
  });

  test('covered, the charge is the smallest that leaves the whole donation', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const charge = chargeFor(amount, true);
        expect(charge * 1_000 - feeThousandths(charge)).toBeGreaterThanOrEqual(amount * 1_000);
        expect((charge - 1) * 1_000 - feeThousandths(charge - 1)).toBeLessThan(amount * 1_000);
      }),
      { numRuns: 2_000 },
    );
  });

  test('not covered, the charge equals the donation', () => {
    fc.assert(fc.property(amounts, (amount) => chargeFor(amount, false) === amount));
  });

  test('is listed in the bill with donation and charge', () => {
    expect(billOf(10_000, true)).toEqual({ amount: 10_000, fee: 330, charge: 10_330 });
    expect(billOf(10_000, false)).toEqual({ amount: 10_000, fee: 0, charge: 10_000 });
  });
});

test('a donation is at least $5 and at most $100,000, in whole cents', () => {
  expect([499, 500, 10_000_000, 10_000_001, 1_000.5, Number.NaN].map(isDonationAmount)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(suggestedAmounts.every(isDonationAmount)).toBe(true);
});

const peloton = '6d1b6a1e-3f5c-4b5e-9a57-0d6a3c1e2f40';

test.each([
  [
    { recipient: 'maya-okafor', recipientType: 'User' },
    { type: 'User', id: 'maya-okafor' },
  ],
  [
    { recipient: peloton, recipientType: 'Peloton' },
    { type: 'Peloton', id: peloton },
  ],
  [{ recipientType: 'General' }, { type: 'General' }],
  [{}, 'nobody'],
  [{ recipient: 'maya-okafor' }, 'unclear'],
  [{ recipientType: 'User' }, 'unclear'],
  [{ recipientType: 'Peloton' }, 'unclear'],
  [{ recipient: 'maya-okafor', recipientType: 'General' }, 'unclear'],
  [{ recipient: 'maya-okafor', recipientType: 'Peloton' }, 'unclear'],
  [{ recipient: 'Maya Okafor', recipientType: 'User' }, 'unclear'],
  [{ recipient: '../sandbox', recipientType: 'User' }, 'unclear'],
  [{ recipient: 'maya-okafor', recipientType: 'Robot' }, 'unclear'],
])('the search parameters %j name the recipient %j', (asked, expected) => {
  expect(recipientOf(asked)).toEqual(expected);
});
