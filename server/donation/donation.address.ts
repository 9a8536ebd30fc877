import type { components } from '#openapi/contract.gen.ts';
import type { DonationBody } from './donation.types.ts';

type Whole = components['schemas']['Address'];

/** In cents. From this amount on, the donor's address is required. */
const largeAmount = 100_000;

/**
 * Whether a donation needs the donor’s whole address: it is large, or charged repeatedly. A grant comes with its fund’s own. The form uses
 * the same rule (machines/donation/donation.rules.ts).
 */
export const needsWholeAddress = ({
  frequency,
  amount,
  payment,
}: Pick<DonationBody, 'frequency' | 'amount' | 'payment'>): boolean =>
  !('chariotSession' in payment) && (frequency === 'Monthly' || amount >= largeAmount);

/** Whether it has more than what a bank compares with a card’s address. */
export const isWhole = (address: DonationBody['donor']['address']): address is Whole =>
  address !== null && 'address' in address;
