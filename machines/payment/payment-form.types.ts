import type { components } from '#openapi/contract.gen.ts';

type Schemas = components['schemas'];

/** The contract's payment method types; the card form yields `CreditCard`. */
export type PaymentType = Schemas['PaymentType'];

/** All that ever leaves a payment form: a one-time nonce, and what may be shown of the method behind it. */
export type TokenizedPayment = {
  nonce: string;
  type: PaymentType;
  /** "Visa", "Mastercard", …; null for what isn't a card */
  brand: string | null;
  last4: string | null;
  /** What the gateway's script collected about this browser, for its fraud checks; the local form has none. */
  deviceData?: string;
  /** What a wallet told of its person, so that nobody types it. */
  payer?: WalletPayer;
};

/** Texts are left out or empty where the wallet says nothing. */
export type WalletPayer = {
  firstName?: string;
  lastName?: string;
  email?: string;
  address?: { address: string; city: string; state: string; postalCode: string; country: string };
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
    /** As much as was asked for; null for nothing. */
    address:
      | { address: string; city: string; state: string | null; postalCode: string; country: string }
      | { postalCode: string; country: string }
      | null;
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

/** What is to be paid; `amount` in whole cents, 0 where only a method is taken. */
export type AskedCharge = {
  amount: number;
  isMonthly: boolean;
  /** The way that was chosen with the same press; left out where the form's own choice counts. */
  way?: PaymentType | 'Chariot' | 'saved';
};

/** The card's fields that the gateway takes; the postal code only where the page doesn't ask for it. */
export type CardFieldName = 'number' | 'expirationDate' | 'cvv' | 'postalCode';

/** What a payment form on the screen can do. It is handed over by the screen, and never part of a context. */
export type OpenPaymentForm = {
  /** Asks the chosen way for a nonce; a wallet opens its window, so this is called while a press is being handled. */
  pay: (charge: AskedCharge) => Promise<Paid>;
  /** Shows what is wrong with the fields as they stand and returns it too; nobody is asked. */
  check: () => PaymentFieldError[];
  authenticate: AuthenticateCard;
  /** Empties fields of the card. */
  empty: (fields: readonly CardFieldName[]) => void;
};

export type PaymentFormEvent =
  | { type: 'form.opened'; form: OpenPaymentForm }
  | { type: 'form.closed'; form: OpenPaymentForm }
  /** `answer` is called at once; with null where no form is open. */
  | { type: 'payment.requested'; charge: AskedCharge; answer: (paid: Promise<Paid> | null) => void }
  | { type: 'card.emptied'; fields: readonly CardFieldName[] }
  | { type: 'check.requested'; answer: (errors: PaymentFieldError[]) => void }
  | {
      type: 'authentication.requested';
      request: AuthenticationRequest;
      signal: AbortSignal;
      answer: (authenticated: Promise<Authenticated>) => void;
    };
