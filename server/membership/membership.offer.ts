import type { components } from '#openapi/contract.gen.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { addresseeOf, type Place } from './membership.queries.ts';
import { type Offer, openOfferIn } from './offer.queries.ts';

type CaptaincyOffer = components['schemas']['CaptaincyOffer'];

/** An offer of the captaincy, for the people concerned. */
export const offerView = async (db: Db | Trx, offer: Offer): Promise<CaptaincyOffer> => {
  const { publicId, firstName, lastName } = await addresseeOf(db, offer.offeredTo);
  return {
    offeredTo: { publicId, firstName, lastName },
    offeredAt: offer.offeredAt.toISOString(),
    expiresAt: offer.expiresAt.toISOString(),
  };
};

/** The open offer of a peloton's captaincy, null where there is none. */
export const openOffer = async (db: Db | Trx, place: Place): Promise<CaptaincyOffer | null> => {
  const open = await openOfferIn(db, place);
  return open === undefined ? null : offerView(db, open);
};
