import { expect, test } from 'vitest';
import { missingOf } from '#server/fundraising/fundraising.ts';
import { chargeOf } from '#server/fundraising-deadline/fundraising-deadline.rules.ts';

test.each([
  { balance: -30_000, committed: 120_000, missing: 150_000, charge: 120_000 },
  { balance: 0, committed: 120_000, missing: 120_000, charge: 120_000 },
  { balance: 90_000, committed: 120_000, missing: 30_000, charge: 30_000 },
  { balance: 130_000, committed: 120_000, missing: 0, charge: 0 },
  { balance: -30_000, committed: 0, missing: 0, charge: 0 },
])(
  'with $balance of $committed, $missing is missing and $charge is charged',
  ({ missing, charge, ...progress }) => {
    expect([missingOf(progress), chargeOf(progress)]).toEqual([missing, charge]);
    // A share of everything that is missing leaves nothing to charge.
    expect(chargeOf({ ...progress, balance: progress.balance + missing })).toBe(0);
  },
);
