/** The wallets that a browser may offer, by the contract's types, the quickest first. */
export const wallets = ['ApplePayCard', 'AndroidPayCard', 'PayPalAccount', 'VenmoAccount'] as const;
export type Wallet = (typeof wallets)[number];

export const isWallet = (way: string): way is Wallet => wallets.some((wallet) => wallet === way);
