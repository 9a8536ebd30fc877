import type { DonationPayment, SavedPaymentMethod, Tokenized } from '#machines/donation/donation.types.ts';
import type { FormFailure } from '#machines/form/form-failure.ts';
import type { components } from '#openapi/contract.gen.ts';

type Schemas = components['schemas'];

export type RecurringDonation = Schemas['RecurringDonation'];
export type RecurringRecipient = Schemas['DonationRecipient'];

/** What the form of one donation holds. Money is whole cents. */
export type RecurringDraft = {
  amount: number | null;
  /** What was typed for the amount where it is none; else empty. */
  unclearAmount: string;
  isFeeCovered: boolean;
  /** 1 to 31; where the month is shorter, its last day. */
  dayOfMonth: number;
  recipient: RecurringRecipient;
  method: RecurringMethod;
};

/** `kept`: what is charged now; `saved`: what the donor has on file. A fund by Chariot gives once, so it is not among them. */
export type RecurringMethod = 'kept' | 'saved' | NewMethod;

/** What the payment form or a wallet has to be asked for. */
export type NewMethod = Schemas['PaymentType'];

/** What the page has to know of a donor. */
export type RecurringGiving = { donations: RecurringDonation[]; savedMethod: SavedPaymentMethod | null };

/** What is to be different, and nothing else; `charge` is what the donor was shown, with a new amount or fee cover. */
export type RecurringChanges = {
  amount?: number;
  isFeeCovered?: boolean;
  charge?: number;
  dayOfMonth?: number;
  recipient?: Schemas['GivenTo'];
  payment?: DonationPayment;
};

/** One intention: sent again with the same key until the server has answered it. Of a new method it knows the kind, never the nonce. */
export type RecurringAttempt =
  | { kind: 'change'; key: string; donationId: string; changes: RecurringChanges; method: RecurringMethod }
  | { kind: 'end'; key: string; donationId: string };

/** Its errors go by the draft's field, and by `payment.…` for the parts of the payment form. */
export type RecurringDonationContext = RecurringGiving &
  FormFailure & {
    /** The donation that is looked at; null on the list. */
    openId: string | null;
    typed: Partial<RecurringDraft>;
    tokenized: Tokenized | null;
    attempt: RecurringAttempt | null;
    /** What was done last, and to which donation. */
    news: { kind: 'changed' | 'ended'; donation: RecurringDonation } | null;
  };

export type RecurringDonationEvent =
  | { type: 'load.retried' }
  | { type: 'donation.opened'; id: string }
  | { type: 'draft.changed'; changes: Partial<RecurringDraft> }
  /** Something in the payment form was changed, so what it gave before counts no more. */
  | { type: 'payment.changed' }
  /** `key` is a fresh UUID. */
  | { type: 'changes.submitted'; key: string }
  /** Back to the list; what was typed goes. */
  | { type: 'changes.dropped' }
  | { type: 'end.requested'; id: string }
  /** `key` is a fresh UUID. */
  | { type: 'end.confirmed'; key: string }
  | { type: 'end.dropped' }
  | { type: 'session.restored' };

/** What a person perceives on entering a state. */
export type RecurringDonationMeta = {
  heading: string;
  focus: 'heading' | 'summary' | 'none';
  announce: string;
};
