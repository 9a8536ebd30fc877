/** What the form offers, and the least and the most that it takes; all in cents. */
export const suggestedAmounts = [2_500, 5_000, 10_000, 25_000, 50_000] as const;
export const leastAmount = 500;
export const mostAmount = 10_000_000;

/** What a charge costs: 2.9 % of it, as thousandths, and 30 cents. */
const feeThousandths = 29;
const feeFlat = 30;

/** Whether an amount in cents can be given. */
export const isDonationAmount = (amount: number): boolean =>
  Number.isInteger(amount) && amount >= leastAmount && amount <= mostAmount;

/**
 * What the donor is charged, in cents: with the fee covered, the least that leaves the whole amount to the recipient.
 * Reckoned in whole numbers, so that no cent hangs on how 0.971 is rounded.
 */
export const chargeFor = (amount: number, isFeeCovered: boolean): number =>
  isFeeCovered ? Math.ceil(((amount + feeFlat) * 1_000) / (1_000 - feeThousandths)) : amount;

/** What a donation comes to, in cents. The recipient is credited the amount whichever way. */
export const billOf = (amount: number, isFeeCovered: boolean) => {
  const charge = chargeFor(amount, isFeeCovered);
  return { amount, fee: charge - amount, charge };
};

/** Whether a donor-advised fund gives: once, in whole dollars, and without a fee, which only a charge has. */
export const isGrant = (method: string): boolean => method === 'Chariot';

/** From this amount on, in cents, we have to know where the donor lives. */
const largeAmount = 100_000;

/** How much of the donor's address is asked for: all of it, what a bank compares with a card's, or nothing. */
export type AddressNeed = 'whole' | 'billing' | 'none';

/** Recurring and large donations need the whole address, a grant never: it comes with its fund's own. */
export const addressNeedOf = ({
  frequency,
  amount,
  method,
}: {
  frequency: string;
  amount: number | null;
  method: string;
}): AddressNeed => {
  if (!isGrant(method) && (frequency === 'Monthly' || (amount ?? 0) >= largeAmount)) return 'whole';
  return method === 'CreditCard' ? 'billing' : 'none';
};
