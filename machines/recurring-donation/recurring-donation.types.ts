import type { GiftPayment, SavedPaymentMethod, Tokenized } from '#machines/donation/donation.types.ts';
import type { FlowError } from '#machines/flow-error.ts';
import type { components } from '#openapi/contract.gen.ts';

type Schemas = components['schemas'];

export type RecurringGift = Schemas['RecurringGift'];
export type MonthlyRecipient = Schemas['GiftRecipient'];

/** What the form of one gift holds. Money is whole cents. */
export type MonthlyDraft = {
  amount: number | null;
  /** What was typed for the amount where it is none; else empty. */
  unclearAmount: string;
  isFeeCovered: boolean;
  /** 1 to 31; where the month is shorter, its last day. */
  dayOfMonth: number;
  recipient: MonthlyRecipient;
  method: MonthlyMethod;
};

/** `kept`: what is charged now; `saved`: what the donor has on file. A fund by Chariot gives once, so it is not among them. */
export type MonthlyMethod = 'kept' | 'saved' | NewMethod;

/** What the payment form or a wallet has to be asked for. */
export type NewMethod = Schemas['PaymentType'];

/** What the page has to know of a donor. */
export type MonthlyGiving = { gifts: RecurringGift[]; savedMethod: SavedPaymentMethod | null };

/** What is to be different, and nothing else; `charge` is what the donor was shown, with a new amount or fee cover. */
export type MonthlyChanges = {
  amount?: number;
  isFeeCovered?: boolean;
  charge?: number;
  dayOfMonth?: number;
  recipient?: Schemas['GivenTo'];
  payment?: GiftPayment;
};

/** One intention: sent again with the same key until the server has answered it. Of a new method it knows the kind, never the nonce. */
export type MonthlyAttempt =
  | { kind: 'change'; key: string; giftId: string; changes: MonthlyChanges; method: MonthlyMethod }
  | { kind: 'end'; key: string; giftId: string };

export type MonthlyGiftContext = MonthlyGiving & {
  /** The gift that is looked at; null on the list. */
  openId: string | null;
  typed: Partial<MonthlyDraft>;
  /** By the draft's field; `payment.…` for the parts of the payment form. */
  fieldErrors: Record<string, string>;
  problem: FlowError | null;
  tokenized: Tokenized | null;
  attempt: MonthlyAttempt | null;
  /** What was done last, and to which gift. */
  news: { kind: 'changed' | 'ended'; gift: RecurringGift } | null;
};

export type MonthlyGiftEvent =
  | { type: 'load.retried' }
  | { type: 'gift.opened'; id: string }
  | { type: 'draft.changed'; changes: Partial<MonthlyDraft> }
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
export type MonthlyGiftMeta = {
  heading: string;
  focus: 'heading' | 'summary' | 'none';
  announce: string;
};
