/** Whole cents as wallets want them: "51.81". */
export const wireAmount = (cents: number): string => (cents / 100).toFixed(2);
