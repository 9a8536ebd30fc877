import type { Ref } from 'react';

/** The contract's payment method types; the card form yields `CreditCard`. */
export type PaymentType = 'CreditCard' | 'PayPalAccount' | 'VenmoAccount' | 'AndroidPayCard' | 'ApplePayCard';

/** All that ever leaves a payment form: a one-time nonce, and what may be shown of the method behind it. */
export type TokenizedPayment = {
  nonce: string;
  type: PaymentType;
  /** "Visa", "Mastercard", …; null for what isn't a card */
  brand: string | null;
  last4: string | null;
  /** What the gateway's script collected about this browser, for its fraud checks; the local form has none. */
  deviceData?: string;
};

/** What a bank is shown when it asks whether a card is its customer's. */
export type AuthenticationRequest = {
  nonce: string;
  /** Whole cents. */
  amount: number;
  payer: {
    firstName: string;
    lastName: string;
    email: string;
    phone: string | null;
    address: { address: string; city: string; state: string | null; postalCode: string; country: string };
  };
};

/** `unavailable`: the bank takes no part, or can't be asked; `left`: the person came back before it was done. */
export type Authenticated =
  | { kind: 'authenticated'; nonce: string }
  | { kind: 'failed' }
  | { kind: 'unavailable' }
  | { kind: 'left' };

/** Has the card's owner prove to their bank that it is theirs; the bank's window closes with `signal`. Rejects only on a defect. */
export type AuthenticateCard = (
  request: AuthenticationRequest,
  signal: AbortSignal,
) => Promise<Authenticated>;

/** One field that can't be used yet: the control's id and the text beside it, as `ErrorSummary` takes them. */
export type PaymentFieldError = { id: string; message: string };

export type Tokenized =
  | { kind: 'tokenized'; payment: TokenizedPayment }
  | { kind: 'refused'; errors: PaymentFieldError[] };

/** What a wallet or a fund says too: a grant under way at the fund, or that the person came back without one. */
export type Paid = Tokenized | { kind: 'granted'; session: string } | { kind: 'left' };

/** What is to be paid, as a wallet shows it. */
export type Charge = {
  /** Whole cents. */
  amount: number;
  isMonthly: boolean;
  /** "Donation to Maya Okafor" */
  label: string;
};

/** A wallet that is ready to be asked. */
export type OpenWallet = {
  /** Opens the wallet's own window, so it must be called while a press is being handled, before anything is waited for. */
  pay: (charge: Charge) => Promise<Paid>;
  close: () => void;
};

/** What a donor approved in their fund's window; `amount` in cents. */
export type Approval = { session: string; amount: number };

/** The way into a fund's window, whoever's it is. */
export type FundWindowProps = {
  connectId: string;
  /** Whole cents; null while the amount can't be given. */
  charge: number | null;
  disabled: boolean;
  /** Asked as the window is about to open: whether the amount can be granted; else it says what is missing. */
  mayOpen: () => boolean;
  onApproved: (approval: Approval) => void;
};

/** What every way of paying offers, whoever takes the details. */
export type PaymentFormHandle = {
  /** Shows what is wrong beside the fields and resolves with it too; rejects only on a defect. */
  tokenize: () => Promise<Tokenized>;
  /** Shows what is wrong with the fields as they stand and returns it too; nobody is asked. */
  check: () => PaymentFieldError[];
  authenticate: AuthenticateCard;
};

export type PaymentFormProps = {
  /** From `POST payment/token`. It also says which gateway takes the details. */
  clientToken: string;
  ref: Ref<PaymentFormHandle>;
  disabled?: boolean | undefined;
  /** The postal code of the donor's address: where the card's own begins, until something else is typed for it. */
  postalCode?: string | undefined;
  /** Something was typed. */
  onChange?: (() => void) | undefined;
};
