import type { CalendarDay } from '#machines/calendar.ts';
import type { FormFailure } from '#machines/form/form-failure.ts';
import type { WalletPayer } from '#machines/payment/payment-form.types.ts';
import type { components } from '#openapi/contract.gen.ts';

type Schemas = components['schemas'];

export type DonationRequest = Schemas['DonationRequest'];
export type DonationOutcome = Schemas['DonationOutcome'];
export type DonationReceipt = Schemas['DonationReceipt'];
export type DonationFrequency = Schemas['DonationFrequency'];
export type DonationPayment = Schemas['DonationPayment'];
export type ChallengeAnswer = Schemas['ChallengeAnswer'];
export type SavedPaymentMethod = Schemas['SavedPaymentMethod'];

/** The contract's payment types, a grant from a donor-advised fund, and the method saved with the signed-in donor. */
export type DonationMethod = Schemas['PaymentType'] | 'Chariot' | 'saved';

/** The steps in which the page asks, in their order. The last one asks for the payment, and is where the donation is looked over. */
export const askingSteps = ['amount', 'donor', 'payment'] as const;
export type AskingStep = (typeof askingSteps)[number];
/** What a donation shows and says is asked for where it is looked over. */
export type DonationStep = AskingStep | 'review';

/** Whom the donation is for, with what decides who will see it. */
export type DonationRecipient = Schemas['GivenTo'] & {
  /** "Maya Okafor", "the general fund": as it is said within a sentence. */
  name: string;
  /** "Maya": where the name was said before. */
  shortName: string;
  /** Whether the list of their donors is shown to everybody. */
  isDonorListPublic: boolean;
  /** The peloton of a person who belongs to one; its captain is told what comes in. */
  pelotonName: string | null;
};

/** Everything that is typed or chosen on the page, not necessarily valid. Money is whole cents. */
export type DonationDraft = {
  frequency: DonationFrequency;
  amount: number | null;
  /** What was typed for the amount where it is none, as it stands in the field; else empty. */
  unclearAmount: string;
  isFeeCovered: boolean;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
  /** Set where the organization was found; null while its name is only typed. */
  organizationId: string | null;
  organizationName: string;
  isAnonymous: boolean;
  isAmountVisible: boolean;
  /** Empty for the donor's own name, or the organization's. */
  publicName: string;
  message: string;
  tributeKind: 'none' | 'honor' | 'memory';
  tributeName: string;
  tributeEmail: string;
  method: DonationMethod;
  /** Whether the signed-in donor's new method is saved for the next donation. */
  isMethodKept: boolean;
};

/** What is known of a signed-in donor; null for a guest. Texts are empty where nothing is known. */
export type KnownDonor = Pick<
  DonationDraft,
  'firstName' | 'lastName' | 'email' | 'phone' | 'address' | 'city' | 'state' | 'postalCode' | 'country'
> & { savedMethod: SavedPaymentMethod | null };

/** What a payment form or a wallet gave: good for one charge, and what may be shown of it. Never kept. */
export type Tokenized =
  | {
      kind: 'nonce';
      nonce: string;
      type: Schemas['PaymentType'];
      /** "Visa", "Mastercard", …; null for what isn't a card */
      brand: string | null;
      last4: string | null;
      /** What the gateway's script collected about this browser, for its fraud checks. */
      deviceData?: string;
      /** The card's owner proved to their bank that it is theirs. */
      isAuthenticated?: boolean;
      /** What a wallet told of its person; it goes to the fields that are empty. */
      payer?: WalletPayer;
    }
  | { kind: 'chariot'; session: string };

/** What a bank is shown when it asks whether the card is the donor's; `charge` in cents. */
export type CardAuthentication = {
  nonce: string;
  charge: number;
  donor: DonationRequest['donor'];
};

/** A donation without its one-time parts: what stays the same however often it is sent. */
export type DonationTerms = Omit<DonationRequest, 'payment' | 'proof' | 'isRepeatMeant' | 'deviceData'>;

/** All that decides what is charged, to whom and for whom; a key stands for one of these. */
export type Charged = Pick<
  DonationTerms,
  'recipient' | 'frequency' | 'amount' | 'isFeeCovered' | 'charge'
> & {
  method: DonationMethod;
};

/** One intention to give: its key is the donation's Idempotency-Key. */
export type DonationAttempt = {
  key: string;
  charged: Charged;
  /** The donor has said that it is meant as a second one. */
  isRepeatMeant: boolean;
  /** It went out, and no answer has said for certain that nothing was charged. */
  isOpen: boolean;
};

/** Its errors go by the draft's field, and by `payment.…` for the parts of the payment form. */
export type DonationContext = FormFailure & {
  recipient: DonationRecipient;
  /** Where a fresh page begins: the session's own defaults. */
  defaults: Pick<DonationDraft, 'isFeeCovered' | 'frequency'>;
  known: KnownDonor | null;
  /** The donor goes on without the session that ended. */
  isGuest: boolean;
  /** True when it could not be found out who gives: their details may be asked for once more. */
  isDonorUnclear: boolean;
  /** What was typed; `draftOf` lays it over what is known. */
  typed: Partial<DonationDraft>;
  /** The step that asked last. */
  step: AskingStep;
  tokenized: Tokenized | null;
  proof: ChallengeAnswer | null;
  /** What the server says this donation is charged, in cents, where that isn't what was reckoned here. */
  quotedCharge: number | null;
  /** The day of the review where the event is; null before there was one in this page. */
  today: CalendarDay | null;
  attempt: DonationAttempt | null;
  /** This page sent it, and knows that it sends no more; otherwise another may still be at it. */
  isSentHere: boolean;
  /** Why it didn't go through: a `DeclineReason` or whatever else the server names; null where it says nothing. */
  decline: { reason: string | null; detail: string | null } | null;
  polls: number;
  receipt: DonationReceipt | null;
  isReceiptResent: boolean;
  /** True when typed answers of an older version of the site were found and could not be used. */
  isStartedAfresh: boolean;
};

/** What a tab keeps over a reload; never a nonce. */
export type KeptDonation = {
  recipient: Schemas['GivenTo'];
  typed: Partial<DonationDraft>;
  step: AskingStep;
  attempt: DonationAttempt | null;
};

export type DonationInput = {
  recipient: DonationRecipient;
  /** The session's keys of the same names; true and false unless the donor chose otherwise. */
  isProcessingFeeChecked: boolean;
  isMonthlyDonationChecked: boolean;
  /** What this tab kept, or `outdated` when its form is no longer known. */
  kept: KeptDonation | 'outdated' | null;
};

export type DonationEvent =
  | { type: 'draft.changed'; changes: Partial<DonationDraft> }
  /** Something in the payment form was changed, so what it gave before counts no more. */
  | { type: 'payment.changed' }
  /** The signed-in donor's details are asked for once more. */
  | { type: 'details.retried' }
  /**
   * The donor is done with a step; `today` is where the event is. `paymentErrors`, by `payment.…`, is what the payment form
   * says at once, where its step is done.
   */
  | { type: 'step.finished'; today: CalendarDay; paymentErrors?: Record<string, string> }
  /** The donor opens a step that they were at, by a link or by the browser's Back. */
  | { type: 'step.opened'; step: AskingStep }
  /** The donor pays with a wallet before anything of them was asked for: it knows who they are. */
  | { type: 'wallet.chosen'; method: DonationMethod; today: CalendarDay }
  /** The donor has seen the figures and gives; `key` is a fresh UUID, taken where a new one is due. */
  | { type: 'donation.confirmed'; key: string }
  /** A donation like one of the last minutes is meant as a second one; `key` is a fresh UUID. */
  | { type: 'repeat.confirmed'; key: string }
  | { type: 'repeat.dropped' }
  /** The donor asks how it went, or comes back to the page. */
  | { type: 'outcome.requested' }
  /** The session is over, and the donor gives without it. */
  | { type: 'guest.chosen' }
  | { type: 'session.restored' }
  /** There is a network again. */
  | { type: 'connection.returned' }
  /** `key` is a fresh UUID. */
  | { type: 'receipt.requested'; key: string }
  /** Another donation, from a fresh form with the donor's details. */
  | { type: 'donation.begun' }
  /** The page with the form is shown, for the first time or again. */
  | { type: 'form.opened' };

/** What a person perceives on entering a state. */
export type DonationMeta = {
  heading: string;
  focus: 'heading' | 'summary' | 'none';
  announce: string;
};
