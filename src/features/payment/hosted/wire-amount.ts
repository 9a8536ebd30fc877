/** Whole cents in the wallets' format: "51.81". */
export const wireAmount = (cents: number): string => (cents / 100).toFixed(2);
