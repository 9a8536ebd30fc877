import type { PaymentType } from '#src/features/payment/form/payment-form.types.ts';

/** Every way to pay for a donation: the saved method, a card, a wallet, or a grant from a donor-advised fund. */
export type PaymentWay = 'saved' | PaymentType | 'Chariot';

/** What each is called, wherever it is named. */
export const wayNames: Readonly<Record<Exclude<PaymentWay, 'saved'>, string>> = {
  CreditCard: 'Card',
  PayPalAccount: 'PayPal',
  VenmoAccount: 'Venmo',
  AndroidPayCard: 'Google Pay',
  ApplePayCard: 'Apple Pay',
  Chariot: 'Donor-advised fund',
};
