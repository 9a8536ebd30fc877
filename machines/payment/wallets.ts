/** What a browser may have to pay with, beside a card; by the contract's types, in the order they are offered: the quickest first. */
export const wallets = ['ApplePayCard', 'AndroidPayCard', 'PayPalAccount', 'VenmoAccount'] as const;
export type Wallet = (typeof wallets)[number];

export const isWallet = (way: string): way is Wallet => wallets.some((wallet) => wallet === way);
