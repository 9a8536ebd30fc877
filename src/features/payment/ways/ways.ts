import type { PaymentType } from '#src/features/payment/form/payment-form.types.ts';

/** All payment methods for a donation: the saved one, a card, a wallet, or a grant from a donor-advised fund. */
export type PaymentWay = 'saved' | PaymentType | 'Chariot';

/** The methods' names. */
export const wayNames: Readonly<Record<Exclude<PaymentWay, 'saved'>, string>> = {
  CreditCard: 'Card',
  PayPalAccount: 'PayPal',
  VenmoAccount: 'Venmo',
  AndroidPayCard: 'Google Pay',
  ApplePayCard: 'Apple Pay',
  Chariot: 'Donor-advised fund',
};
