import type { Schemas } from '#openapi/contract.gen.ts';

/** The contract's payment method types; the card form yields `CreditCard`. */
export type PaymentType = Schemas['PaymentType'];

/** Everything that leaves a payment form: a one-time nonce, and what a page may show of the method. */
export type TokenizedPayment = {
  nonce: string;
  type: PaymentType;
  /** "Visa", "Mastercard", …; null for what isn't a card */
  brand: string | null;
  last4: string | null;
  /** Data about this browser, collected by the gateway's script for its fraud checks. The local form has none. */
  deviceData?: string;
  /** What the wallet says about its owner, so that nobody types it. */
  payer?: WalletPayer;
};

/** Texts are left out or empty if the wallet says nothing. */
export type WalletPayer = {
  firstName?: string;
  lastName?: string;
  email?: string;
  address?: { address: string; city: string; state: string; postalCode: string; country: string };
};

/** What a bank gets when it asks whether a card is its customer's. */
export type AuthenticationRequest = {
  nonce: string;
  /** Whole cents. */
  amount: number;
  payer: {
    firstName: string;
    lastName: string;
    email: string;
    phone: string | null;
    /** The parts of the address that the form asked for; null if it asked for none. */
    address:
      | { address: string; city: string; state: string | null; postalCode: string; country: string }
      | { postalCode: string; country: string }
      | null;
  };
};

/** `unavailable`: the bank does not take part, or can't be asked; `left`: the person came back early. */
export type Authenticated =
  | { kind: 'authenticated'; nonce: string }
  | { kind: 'failed' }
  | { kind: 'unavailable' }
  | { kind: 'left' };

/** Asks the card's owner to prove to their bank that the card is theirs; `signal` ends the bank's question. Rejects only on a defect. */
export type AuthenticateCard = (
  request: AuthenticationRequest,
  signal: AbortSignal,
) => Promise<Authenticated>;

/** One field that can't be used yet: the control's id and its text, as `ErrorSummary` takes them. */
export type PaymentFieldError = { id: string; message: string };

export type Tokenized =
  | { kind: 'tokenized'; payment: TokenizedPayment }
  | { kind: 'refused'; errors: PaymentFieldError[] };

/** A wallet or a fund can also end in a grant at the fund, or without a result. */
export type Paid = Tokenized | { kind: 'granted'; session: string } | { kind: 'left' };

/** What the person pays; `amount` in whole cents, 0 where only a method is saved. */
export type AskedCharge = {
  amount: number;
  isMonthly: boolean;
  /** The method that was chosen with the same press; left out where the form's own choice counts. */
  way?: PaymentType | 'Chariot' | 'saved';
};

/** The card fields that the gateway takes. The postal code only where the page doesn't ask for it. */
export type CardFieldName = 'number' | 'expirationDate' | 'cvv' | 'postalCode';

/** The functions of a payment form on the screen. The screen registers it; it is never part of a context. */
export type OpenPaymentForm = {
  /** Asks the chosen method for a nonce. A wallet opens its window, so call it while a press is being handled. */
  pay: (charge: AskedCharge) => Promise<Paid>;
  /** Shows and returns the problems of the fields, without asking a gateway. */
  check: () => PaymentFieldError[];
  authenticate: AuthenticateCard;
  /** Empties fields of the card. */
  empty: (fields: readonly CardFieldName[]) => void;
};

export type PaymentFormEvent =
  | { type: 'form.opened'; form: OpenPaymentForm }
  | { type: 'form.closed'; form: OpenPaymentForm }
  /** `answer` is called at once, with null if no form is open. */
  | { type: 'payment.requested'; charge: AskedCharge; answer: (paid: Promise<Paid> | null) => void }
  | { type: 'card.emptied'; fields: readonly CardFieldName[] }
  | { type: 'check.requested'; answer: (errors: PaymentFieldError[]) => void }
  | {
      type: 'authentication.requested';
      request: AuthenticationRequest;
      signal: AbortSignal;
      answer: (authenticated: Promise<Authenticated>) => void;
    };
