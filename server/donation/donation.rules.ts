import type { components } from '#openapi/contract.gen.ts';

type Schemas = components['schemas'];

/** A donation as it is stored; amount in cents. */
export type DonationRow = {
  id: string;
  donorName: string;
  isAnonymous: boolean;
  amount: number;
  isAmountVisible: boolean;
  message: string | null;
  givenAt: Date;
};

/** What others may see of a donation, or all of it: to its recipient nobody is anonymous. */
export const donationView = (row: DonationRow, isRecipient: boolean): Schemas['Donation'] => ({
  id: row.id,
  name: row.isAnonymous && !isRecipient ? null : row.donorName,
  isAnonymous: row.isAnonymous,
  amount: row.isAmountVisible || isRecipient ? row.amount : null,
  isAmountVisible: row.isAmountVisible,
  message: row.message,
  givenAt: row.givenAt.toISOString(),
});
