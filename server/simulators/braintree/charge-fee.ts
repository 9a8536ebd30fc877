/** The gateway's fee for a charge, in cents: 2.9 % and 30 cents. */
export const chargeFee = (amount: number): number => Math.round((amount * 29) / 1000) + 30;
