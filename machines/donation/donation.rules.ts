/** The amounts that the form suggests, and the least and the most that it takes; all in cents. */
export const suggestedAmounts = [2_500, 5_000, 10_000, 25_000, 50_000] as const;
export const leastAmount = 500;
export const mostAmount = 10_000_000;

/** The cost of a charge: 2.9 % of it, in thousandths, and 30 cents. */
const feeThousandths = 29;
const feeFlat = 30;

/** Whether an amount in cents can be given. */
export const isDonationAmount = (amount: number): boolean =>
  Number.isInteger(amount) && amount >= leastAmount && amount <= mostAmount;

/**
 * The donor's charge in cents. With the fee covered, it is the least charge that leaves the whole amount to the recipient. Whole numbers
 * avoid a rounding error of a cent.
 */
export const chargeFor = (amount: number, isFeeCovered: boolean): number =>
  isFeeCovered ? Math.ceil(((amount + feeFlat) * 1_000) / (1_000 - feeThousandths)) : amount;

/** Amount, fee and charge of a donation, in cents. The recipient always gets the amount. */
export const billOf = (amount: number, isFeeCovered: boolean) => {
  const charge = chargeFor(amount, isFeeCovered);
  return { amount, fee: charge - amount, charge };
};

/** Whether a donor-advised fund gives: once, in whole dollars, and without a fee, because nothing is charged. */
export const isGrant = (method: string): boolean => method === 'Chariot';

/** From this amount on, in cents, the donor's address is required. */
const largeAmount = 100_000;

/** How much of the donor's address the form asks for: all of it, what a bank compares with a card's, or nothing. */
export type AddressNeed = 'whole' | 'billing' | 'none';

/** Recurring and large donations need the whole address. A grant needs none: the fund sends its own. */
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
