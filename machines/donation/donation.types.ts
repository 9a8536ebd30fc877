import type { CalendarDay } from '#machines/calendar.ts';
import type { FormFailure } from '#machines/form/form-failure.ts';
import type { StateMeta } from '#machines/meta.ts';
import type { WalletPayer } from '#machines/payment/payment-form.types.ts';
import type { Schemas } from '#openapi/contract.gen.ts';

export type DonationRequest = Schemas['DonationRequest'];
export type DonationOutcome = Schemas['DonationOutcome'];
export type DonationReceipt = Schemas['DonationReceipt'];
export type DonationFrequency = Schemas['DonationFrequency'];
export type DonationPayment = Schemas['DonationPayment'];
export type ChallengeAnswer = Schemas['ChallengeAnswer'];
export type SavedPaymentMethod = Schemas['SavedPaymentMethod'];

/** The contract's payment types, a grant from a donor-advised fund, and the method saved with the signed-in donor. */
export type DonationMethod = Schemas['PaymentType'] | 'Chariot' | 'saved';

/** The steps that ask the donor for details, in order. The review comes after them. */
export const askingSteps = ['amount', 'donor', 'payment'] as const;
export type AskingStep = (typeof askingSteps)[number];
/** The review asks what the donation shows and says. */
export type DonationStep = AskingStep | 'review';

/** The recipient, with what decides who will see the donation. */
export type DonationRecipient = Schemas['GivenTo'] & {
  /** The name within a sentence: "Maya Okafor", "the general fund". */
  name: string;
  /** The name where it was said before: "Maya". */
  shortName: string;
  /** Whether everybody can see the list of their donors. */
  isDonorListPublic: boolean;
  /** The peloton of a recipient who is a member. Its captain learns of the donation. */
  pelotonName: string | null;
};

/** Everything that is typed or chosen on the page; it may be invalid. Money is whole cents. */
export type DonationDraft = {
  frequency: DonationFrequency;
  amount: number | null;
  /** The text in the amount's field where it is not an amount; otherwise empty. */
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
  /** Set where the donor chose an organization that was found; null for a typed name. */
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

/** The known details of a signed-in donor; null for a guest. Unknown texts are empty. */
export type KnownDonor = Pick<
  DonationDraft,
  'firstName' | 'lastName' | 'email' | 'phone' | 'address' | 'city' | 'state' | 'postalCode' | 'country'
> & { savedMethod: SavedPaymentMethod | null };

/** The result of a payment form or a wallet: good for one charge, with what the page may show of it. Never kept. */
export type Tokenized =
  | {
      kind: 'nonce';
      nonce: string;
      type: Schemas['PaymentType'];
      /** "Visa", "Mastercard", …; null for what isn't a card */
      brand: string | null;
      last4: string | null;
      /** Data about this browser, collected by the gateway's script for its fraud checks. */
      deviceData?: string;
      /** The card's owner proved to their bank that it is theirs. */
      isAuthenticated?: boolean;
      /** What the wallet says about its owner; it fills empty fields. */
      payer?: WalletPayer;
    }
  | { kind: 'chariot'; session: string };

/** What a bank gets when it asks whether the card is the donor's; `charge` in cents. */
export type CardAuthentication = {
  nonce: string;
  charge: number;
  donor: DonationRequest['donor'];
};

/** A donation without its one-time parts: the same each time it is sent. */
export type DonationTerms = Omit<DonationRequest, 'payment' | 'proof' | 'isRepeatMeant' | 'deviceData'>;

/** Everything that decides the charge and its recipient. A key belongs to one of these. */
export type Charged = Pick<
  DonationTerms,
  'recipient' | 'frequency' | 'amount' | 'isFeeCovered' | 'charge'
> & {
  method: DonationMethod;
};

/** One intention to give. Its key is the donation's Idempotency-Key. */
export type DonationAttempt = {
  key: string;
  charged: Charged;
  /** The donor confirmed that this is a second donation. */
  isRepeatMeant: boolean;
  /** It was sent, and no answer has said for certain that nothing was charged. */
  isOpen: boolean;
};

/** The keys of errors are the draft's fields, and `payment.…` for the parts of the payment form. */
export type DonationContext = FormFailure & {
  recipient: DonationRecipient;
  /** The session's defaults for a new form. */
  defaults: Pick<DonationDraft, 'isFeeCovered' | 'frequency'>;
  known: KnownDonor | null;
  /** The donor continues without the session that ended. */
  isGuest: boolean;
  /** The donor's details could not be loaded; the page may ask for them again. */
  isDonorUnclear: boolean;
  /** What was typed. `draftOf` combines it with what is known. */
  typed: Partial<DonationDraft>;
  /** The last step that asked. */
  step: AskingStep;
  tokenized: Tokenized | null;
  proof: ChallengeAnswer | null;
  /** The server's charge for this donation, in cents, where it differs from ours. */
  quotedCharge: number | null;
  /** The day of the review in the event's zone; null before the first review in this page. */
  today: CalendarDay | null;
  attempt: DonationAttempt | null;
  /** This page sent it, and sends nothing more. Otherwise another page may still be sending. */
  isSentHere: boolean;
  /** Why the payment failed: a `DeclineReason` or another reason of the server; null without a reason. */
  decline: { reason: string | null; detail: string | null } | null;
  polls: number;
  receipt: DonationReceipt | null;
  isReceiptResent: boolean;
  /** Answers of an older version of the site were found and could not be used. */
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
  /** The session's keys of the same names. The defaults are true and false. */
  isProcessingFeeChecked: boolean;
  isMonthlyDonationChecked: boolean;
  /** What this tab kept, or `outdated` when its form is no longer known. */
  kept: KeptDonation | 'outdated' | null;
};

export type DonationEvent =
  | { type: 'draft.changed'; changes: Partial<DonationDraft> }
  /** Something in the payment form changed, so its earlier result no longer counts. */
  | { type: 'payment.changed' }
  /** The page asks for the signed-in donor's details again. */
  | { type: 'details.retried' }
  /**
   * The donor finished a step; `today` is the day in the event's zone. `paymentErrors`, by `payment.…`, are the payment form's own problems
   * at its step.
   */
  | { type: 'step.finished'; today: CalendarDay; paymentErrors?: Record<string, string> }
  /** The donor opens an earlier step, by a link or by the browser's Back. */
  | { type: 'step.opened'; step: AskingStep }
  /** The donor pays with a wallet before they typed any details: the wallet has them. */
  | { type: 'wallet.chosen'; method: DonationMethod; today: CalendarDay }
  /** The donor confirms the figures. `key` is a fresh UUID, used where the attempt needs a new one. */
  | { type: 'donation.confirmed'; key: string }
  /** The donor confirms that a donation like a recent one is a second one; `key` is a fresh UUID. */
  | { type: 'repeat.confirmed'; key: string }
  | { type: 'repeat.dropped' }
  /** The donor asks for the outcome, or comes back to the page. */
  | { type: 'outcome.requested' }
  /** The session ended, and the donor gives as a guest. */
  | { type: 'guest.chosen' }
  | { type: 'session.restored' }
  /** There is a network again. */
  | { type: 'connection.returned' }
  /** `key` is a fresh UUID. */
  | { type: 'receipt.requested'; key: string }
  /** Begins another donation, in a new form with the donor's details. */
  | { type: 'donation.begun' }
  /** The page with the form is shown, for the first time or again. */
  | { type: 'form.opened' };

export type DonationMeta = StateMeta<'heading'>;
