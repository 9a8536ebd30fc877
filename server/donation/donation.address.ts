import type { components } from '#openapi/contract.gen.ts';
import type { DonationBody } from './donation.types.ts';

type Whole = components['schemas']['Address'];

/** From this amount on, in cents, we have to know where the donor lives. */
const largeAmount = 100_000;

/**
 * Whether a donation needs the donor’s whole address: it is charged again and again, or is large. A grant comes with its fund’s own.
 * The form asks by the same rule (machines/donation/donation.rules.ts).
 */
export const needsWholeAddress = ({
  frequency,
  amount,
  payment,
}: Pick<DonationBody, 'frequency' | 'amount' | 'payment'>): boolean =>
  !('chariotSession' in payment) && (frequency === 'Monthly' || amount >= largeAmount);

/** Whether it is more than what a bank compares with a card’s address. */
export const isWhole = (address: DonationBody['donor']['address']): address is Whole =>
  address !== null && 'address' in address;
