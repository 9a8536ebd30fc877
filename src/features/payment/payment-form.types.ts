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
};

/** One field that can't be used yet: the control's id and the text beside it, as `ErrorSummary` takes them. */
export type PaymentFieldError = { id: string; message: string };

export type Tokenized =
  | { kind: 'tokenized'; payment: TokenizedPayment }
  | { kind: 'refused'; errors: PaymentFieldError[] };

/** What every way of paying offers, whoever takes the details. */
export type PaymentFormHandle = {
  /** Shows what is wrong beside the fields and resolves with it too; rejects only on a defect. */
  tokenize: () => Promise<Tokenized>;
};

export type PaymentFormProps = {
  /** From `POST payment/token`. It also says which gateway takes the details. */
  clientToken: string;
  ref: Ref<PaymentFormHandle>;
  disabled?: boolean | undefined;
  /** Something was typed. */
  onChange?: (() => void) | undefined;
};
