export type WalletKeys = {
  clientToken: string;
  /** The charity's id at Google. */
  googleMerchantId: string | null;
};
