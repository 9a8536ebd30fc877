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
  /** When the recipient gave thanks for it. */
  thankedAt: Date | null;
};

/** The reader: anybody, the leaders of the peloton that received it, or the person who did. */
export type DonationReader = 'stranger' | 'leader' | 'person';

/** The public fields of a donation, or all of them: the recipient sees every donor's name. */
export const donationView = (row: DonationRow, reader: DonationReader): Schemas['Donation'] => {
  const isRecipient = reader !== 'stranger';
  return {
    id: row.id,
    name: row.isAnonymous && !isRecipient ? null : row.donorName,
    isAnonymous: row.isAnonymous,
    amount: row.isAmountVisible || isRecipient ? row.amount : null,
    isAmountVisible: row.isAmountVisible,
    message: row.message,
    givenAt: row.givenAt.toISOString(),
    ...(reader === 'person' && { thankedAt: row.thankedAt?.toISOString() ?? null }),
  };
};
