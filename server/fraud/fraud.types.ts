import type { Call } from '#server/platform/contract/handlers.ts';

export type GiftCall = Call<'createDonation'>;
export type GiftBody = GiftCall['body'];
