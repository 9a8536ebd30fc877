/** What a charge costs: 2.9 % of it, as thousandths, and 30 cents. */
const feeThousandths = 29;
const feeFlat = 30;

/**
 * What the donor is charged for a donation of `amount`, both in cents: with the fee covered, the least that leaves the whole amount.
 * The form reckons by the same rule (machines/donation/donation.rules.ts).
 */
export const chargeFor = (amount: number, isFeeCovered: boolean): number =>
  isFeeCovered ? Math.ceil(((amount + feeFlat) * 1_000) / (1_000 - feeThousandths)) : amount;
