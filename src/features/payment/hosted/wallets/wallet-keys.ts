export type WalletKeys = {
  clientToken: string;
  /** Who the charity is to Google. */
  googleMerchantId: string | null;
};
