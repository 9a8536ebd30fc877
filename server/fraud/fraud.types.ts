import type { Call } from '#server/platform/contract/handlers.ts';

export type DonationCall = Call<'createDonation'>;
export type DonationBody = DonationCall['body'];
