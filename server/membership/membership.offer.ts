import type { components } from '#openapi/contract.gen.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { addresseeOf } from './membership.queries.ts';
import type { Offer } from './offer.queries.ts';

/** An offer of the captaincy, as those may see it whom it concerns. */
export const offerView = async (
  db: Db | Trx,
  offer: Offer,
): Promise<components['schemas']['CaptaincyOffer']> => {
  const { publicId, firstName, lastName } = await addresseeOf(db, offer.offeredTo);
  return {
    offeredTo: { publicId, firstName, lastName },
    offeredAt: offer.offeredAt.toISOString(),
    expiresAt: offer.expiresAt.toISOString(),
  };
};
