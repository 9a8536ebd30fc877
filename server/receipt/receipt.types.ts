import type { CalendarDay } from '#machines/calendar.ts';
import type { components } from '#openapi/contract.gen.ts';

type Schemas = components['schemas'];

export type Receipt = Schemas['DonationReceipt'];

/** A donation for its e-mails and its donor's page; amounts in cents. */
export type ReceiptRow = {
  id: string;
  receiptNumber: number;
  givenAt: Date;
  recipientType: 'User' | 'Peloton' | 'General';
  publicId: string | null;
  pelotonId: string | null;
  recipientName: string | null;
  frequency: Receipt['frequency'];
  amount: number;
  charge: number;
  donorName: string;
  donorEmail: string;
  details: Pick<
    Schemas['DonationRequest'],
    'donor' | 'isAnonymous' | 'isAmountVisible' | 'message' | 'tribute'
  > | null;
  organizationName: string | null;
  paidWith: Receipt['paidWith'];
  /** The recurring donation that it belongs to, in its present state; null for a single donation. */
  monthly: {
    state: 'active' | 'paused' | 'cancelled';
    pauseReason: 'charge-refused' | 'recipient-closed' | null;
    hasMethod: boolean;
    /** Given without an account: a person who signs in with the donor’s address can change it. */
    isGuests: boolean;
    /** The next charge or retry, YYYY-MM-DD. */
    nextOn: CalendarDay | null;
  } | null;
  /** More than the charge where it was refunded and lost in a dispute as well. */
  refundedAmount: number;
};
