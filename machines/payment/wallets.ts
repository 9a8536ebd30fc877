import type { PaymentType } from './payment-form.types.ts';

/** The wallets that a browser may offer, by the contract's types, the quickest first. */
export const wallets = ['ApplePayCard', 'AndroidPayCard', 'PayPalAccount', 'VenmoAccount'] as const;
export type Wallet = (typeof wallets)[number];

export const isWallet = (way: string): way is Wallet => wallets.some((wallet) => wallet === way);

/** The names of the payment methods, as a donor reads them. */
export const methodNames: Readonly<Record<PaymentType | 'Chariot', string>> = {
  CreditCard: 'Card',
  PayPalAccount: 'PayPal',
  VenmoAccount: 'Venmo',
  AndroidPayCard: 'Google Pay',
  ApplePayCard: 'Apple Pay',
  Chariot: 'Donor-advised fund',
};
