import type { Selectable } from 'kysely';
import type { Schemas } from '#openapi/contract.gen.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { CaptaincyOfferTable } from '#server/platform/database/schema.gen.ts';
import { addresseeOf, type Place } from './membership.queries.ts';

export type Offer = Selectable<CaptaincyOfferTable>;
type OfferEnd = Exclude<Offer['state'], 'open'>;

export const openOfferIn = (db: Db | Trx, { pelotonId, eventId }: Place): Promise<Offer | undefined> =>
  db
    .selectFrom('captaincyOffer')
    .selectAll()
    .where('pelotonId', '=', pelotonId)
    .where('eventId', '=', eventId)
    .where('state', '=', 'open')
    .executeTakeFirst();

/** The newest offer to the person, open or not. */
export const lastOfferTo = (
  db: Db | Trx,
  { pelotonId, eventId }: Place,
  personId: string,
): Promise<Offer | undefined> =>
  db
    .selectFrom('captaincyOffer')
    .selectAll()
    .where('pelotonId', '=', pelotonId)
    .where('eventId', '=', eventId)
    .where('offeredTo', '=', personId)
    .orderBy('offeredAt', 'desc')
    .limit(1)
    .executeTakeFirst();

/** How many offers were made since an instant. */
export const offersSince = async (trx: Trx, { pelotonId, eventId }: Place, since: Date): Promise<number> => {
  const { offers } = await trx
    .selectFrom('captaincyOffer')
    .select(({ fn }) => fn.countAll<number>().as('offers'))
    .where('pelotonId', '=', pelotonId)
    .where('eventId', '=', eventId)
    .where('offeredAt', '>', since)
    .executeTakeFirstOrThrow();
  return offers;
};

type NewOffer = Place & { captainId: string; offeredTo: string; offeredAt: Date; expiresAt: Date };

export const insertOffer = (trx: Trx, offer: NewOffer): Promise<Offer> =>
  trx.insertInto('captaincyOffer').values(offer).returningAll().executeTakeFirstOrThrow();

/** Ends an open offer; undefined if it has ended already. */
export const endOffer = (trx: Trx, id: string, state: OfferEnd, at: Date): Promise<Offer | undefined> =>
  trx
    .updateTable('captaincyOffer')
    .set({ state, endedAt: at })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst();

type CaptaincyOffer = Schemas['CaptaincyOffer'];

/** An offer of the captaincy, for the people concerned. */
export const offerView = async (db: Db | Trx, offer: Offer): Promise<CaptaincyOffer> => {
  const { publicId, firstName, lastName } = await addresseeOf(db, offer.offeredTo);
  return {
    offeredTo: { publicId, firstName, lastName },
    offeredAt: offer.offeredAt.toISOString(),
    expiresAt: offer.expiresAt.toISOString(),
  };
};

/** The open offer of a peloton's captaincy, null if there is none. */
export const openOffer = async (db: Db | Trx, place: Place): Promise<CaptaincyOffer | null> => {
  const open = await openOfferIn(db, place);
  return open === undefined ? null : offerView(db, open);
};
