import type { DonationPayment, SavedPaymentMethod, Tokenized } from '#machines/donation/donation.types.ts';
import type { FormFailure } from '#machines/form/form-failure.ts';
import type { StateMeta } from '#machines/meta.ts';
import type { Schemas } from '#openapi/contract.gen.ts';

export type RecurringDonation = Schemas['RecurringDonation'];
export type RecurringRecipient = Schemas['DonationRecipient'];

/** The fields of one donation's form. Money is whole cents. */
export type RecurringDraft = {
  amount: number | null;
  /** The text in the amount's field where it is not an amount; otherwise empty. */
  unclearAmount: string;
  isFeeCovered: boolean;
  /** 1 to 31; the last day of a shorter month. */
  dayOfMonth: number;
  recipient: RecurringRecipient;
  method: RecurringMethod;
};

/** `kept`: the current method; `saved`: the donor's saved one. A Chariot fund gives once, so it is not among them. */
export type RecurringMethod = 'kept' | 'saved' | NewMethod;

/** The method that the payment form or a wallet has to be asked for. */
export type NewMethod = Schemas['PaymentType'];

/** What the page loads. */
export type RecurringGiving = { donations: RecurringDonation[]; savedMethod: SavedPaymentMethod | null };

/** Only what differs; `charge` is the amount that the donor saw, with a new amount or fee cover. */
export type RecurringChanges = {
  amount?: number;
  isFeeCovered?: boolean;
  charge?: number;
  dayOfMonth?: number;
  recipient?: Schemas['GivenTo'];
  payment?: DonationPayment;
};

/** One intention: sent again with the same key until the server has answered. For a new method it has the type, never the nonce. */
export type RecurringAttempt =
  | { kind: 'change'; key: string; donationId: string; changes: RecurringChanges; method: RecurringMethod }
  | { kind: 'end'; key: string; donationId: string };

/** The keys of errors are the draft's fields, and `payment.…` for the parts of the payment form. */
export type RecurringDonationContext = RecurringGiving &
  FormFailure & {
    /** The open donation; null on the list. */
    openId: string | null;
    typed: Partial<RecurringDraft>;
    tokenized: Tokenized | null;
    attempt: RecurringAttempt | null;
    /** The last success, and its donation. */
    news: { kind: 'changed' | 'ended'; donation: RecurringDonation } | null;
  };

export type RecurringDonationEvent =
  | { type: 'load.retried' }
  | { type: 'donation.opened'; id: string }
  | { type: 'draft.changed'; changes: Partial<RecurringDraft> }
  /** Something in the payment form changed, so its earlier result no longer counts. */
  | { type: 'payment.changed' }
  /** `key` is a fresh UUID. */
  | { type: 'changes.submitted'; key: string }
  /** Returns to the list and drops what was typed. */
  | { type: 'changes.dropped' }
  | { type: 'end.requested'; id: string }
  /** `key` is a fresh UUID. */
  | { type: 'end.confirmed'; key: string }
  | { type: 'end.dropped' }
  | { type: 'session.restored' };

export type RecurringDonationMeta = StateMeta<'heading'>;
