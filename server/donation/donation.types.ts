import type { components } from '#openapi/contract.gen.ts';
import type { Call } from '#server/platform/contract/handlers.ts';
import type { DeclineReason, VaultedMethod } from '#server/platform/payments/payments.ts';

type Schemas = components['schemas'];

export type GiftCall = Call<'createDonation'>;
export type GiftBody = GiftCall['body'];
export type Outcome = Schemas['DonationOutcome'];
export type Receipt = Schemas['DonationReceipt'];

/** All that a gift says, without what it is paid with: kept with the attempt, and with a monthly gift for those to come. */
export type GiftDetails = Pick<
  GiftBody,
  | 'donor'
  | 'organization'
  | 'publicName'
  | 'isAnonymous'
  | 'isAmountVisible'
  | 'message'
  | 'tribute'
  | 'isFeeCovered'
>;

/** What became of a charge. `vaulted` is the method that it left in the vault, or was made on; `card` is the gateway’s name of the card. */
export type ChargeOutcome =
  | {
      kind: 'charged';
      transactionId: string;
      paidWith: Receipt['paidWith'];
      vaulted?: VaultedMethod | undefined;
      card?: string | undefined;
    }
  | {
      kind: 'declined';
      reason: DeclineReason;
      detail: string;
      card?: string | undefined;
      said?: string | undefined;
    }
  | { kind: 'unknown' };

/** How a gift that a fund granted is paid; Chariot doesn’t tell which fund it was. */
export const paidByGrant = {
  type: 'Chariot',
  brand: null,
  last4: null,
} as const satisfies Receipt['paidWith'];

/** A gift as its letters and its donor's page are made from it; amounts in cents. */
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
  details: GiftDetails | null;
  organizationName: string | null;
  paidWith: Receipt['paidWith'];
  /** The monthly gift that it is one of, as it stands now; null for a gift that stands alone. */
  monthly: {
    state: 'active' | 'paused' | 'cancelled';
    pauseReason: 'charge-refused' | 'recipient-closed' | null;
    hasMethod: boolean;
    /** Given without an account: whoever signs in with the donor’s address can change it. */
    isGuests: boolean;
    /** When it is charged next, or tried again, YYYY-MM-DD. */
    nextOn: string | null;
  } | null;
  /** More than the charge where it was refunded and lost in a dispute as well. */
  refundedAmount: number;
};
