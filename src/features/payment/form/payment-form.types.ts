import type { ReactNode, Ref } from 'react';
import type {
  AskedCharge,
  AuthenticateCard,
  Authenticated,
  AuthenticationRequest,
  CardFieldName,
  OpenPaymentForm,
  Paid,
  PaymentFieldError,
  PaymentType,
  Tokenized,
  TokenizedPayment,
  WalletPayer,
} from '#machines/payment/payment-form.types.ts';

export type {
  AuthenticateCard,
  Authenticated,
  AuthenticationRequest,
  CardFieldName,
  OpenPaymentForm,
  Paid,
  PaymentFieldError,
  PaymentType,
  Tokenized,
  TokenizedPayment,
  WalletPayer,
};

/** What is to be paid, as a wallet shows it. */
export type Charge = AskedCharge & {
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
  empty: OpenPaymentForm['empty'];
};

/** What the bank compares with the card's address. */
export type Billing = { postalCode: string; country: string };

export type PaymentFormProps = {
  /** From `POST payment/token`. It also says which gateway takes the details. */
  clientToken: string;
  ref: Ref<PaymentFormHandle>;
  disabled?: boolean | undefined;
  /** Where the page asks for it itself; without it the form asks for the postal code. */
  billing?: Billing | undefined;
  /** What the page asks for itself, right after the card's own fields. */
  after?: ReactNode;
  /** Something was typed. */
  onChange?: (() => void) | undefined;
};
