import type { ReactNode, Ref } from 'react';
import type {
  AskedCharge,
  AuthenticateCard,
  OpenPaymentForm,
  Paid,
  PaymentFieldError,
  Tokenized,
} from '#machines/payment/payment-form.types.ts';

export type WalletKeys = {
  clientToken: string;
  /** The charity's id at Google. */
  googleMerchantId: string | null;
};

/** The amount to pay, for a wallet's window. */
export type Charge = AskedCharge & {
  /** "Donation to Maya Okafor" */
  label: string;
};

/** A wallet that is ready for a payment. */
export type OpenWallet = {
  /** Opens the wallet's window, so it must be called synchronously in a press handler. */
  pay: (charge: Charge) => Promise<Paid>;
  close: () => void;
};

/** A donor's approval in their fund's window; `amount` in cents. */
export type Approval = { session: string; amount: number };

/** The props of a fund's button, for each provider. */
export type FundWindowProps = {
  connectId: string;
  /** Whole cents; null while the amount is invalid. */
  charge: number | null;
  disabled: boolean;
  /** Called before the window opens: whether the amount can be granted; otherwise it shows what is missing. */
  mayOpen: () => boolean;
  onApproved: (approval: Approval) => void;
};

/** The common interface of all card forms. */
export type PaymentFormHandle = {
  /** Shows the errors next to the fields and resolves with them, too; rejects only on a defect. */
  tokenize: () => Promise<Tokenized>;
  /** Shows the current errors of the fields and returns them, too; without a request. */
  check: () => PaymentFieldError[];
  authenticate: AuthenticateCard;
  empty: OpenPaymentForm['empty'];
};

/** The address values that the bank compares with the card's. */
export type Billing = { postalCode: string; country: string };

export type PaymentFormProps = {
  /** From `POST payment/token`. It also says which gateway takes the details. */
  clientToken: string;
  ref: Ref<PaymentFormHandle>;
  disabled?: boolean | undefined;
  /** The page's own address values; without them the form asks for the postal code. */
  billing?: Billing | undefined;
  /** The page's own fields, right after the card's. */
  after?: ReactNode;
  /** Called after typing. */
  onChange?: (() => void) | undefined;
};
