import type { CalendarDay } from '#machines/calendar.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Call } from '#server/platform/contract/handlers.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { VaultedMethod } from '#server/platform/payments/payments.ts';

export type DonationCall = Call<'createDonation'>;
export type DonationBody = DonationCall['body'];
/** A donation's fields without the payment: stored with the attempt, and with a recurring donation for later charges. */
export type DonationDetails = Pick<
  DonationBody,
  | 'donor'
  | 'organization'
  | 'publicName'
  | 'isAnonymous'
  | 'isAmountVisible'
  | 'message'
  | 'tribute'
  | 'isFeeCovered'
>;
export type Outcome = Schemas['DonationOutcome'];

/** The purpose's name, as it is stored with the intents of donations. */
export const purposeName = 'donation';

/** The first charge of a recurring donation; amounts in cents. */
export type FirstCharge = {
  donorPersonId: string | null;
  donorEmail: string;
  recipientType: 'User' | 'Peloton' | 'General';
  recipientPersonId: string | null;
  recipientPelotonId: string | null;
  amount: number;
  charge: number;
  details: DonationDetails;
  /** The method of the next charges; null if the gateway could charge it but not save it. */
  vaulted: VaultedMethod | null;
  givenAt: Date;
};

/** A charge after the first, which fell due on `dueOn`, YYYY-MM-DD. */
export type LaterCharge = { recurringDonationId: string; dueOn: CalendarDay };

/** How a donation advances its recurring donation. Both resolve with the recurring donation's id. */
export type RecurringPlans = {
  begin: (trx: Trx, clock: Clock, first: FirstCharge) => Promise<string>;
  advance: (trx: Trx, clock: Clock, later: LaterCharge) => Promise<string>;
};

/** Writes to the donor, the recipient and the honoured person's family, once: `{ donationId }`. */
export const emailsJob = 'donation-letters';
/** Deletes the fraud signals of old tries, and keys that were closed long ago. */
export const forgetJob = 'donation-forget-signals';
