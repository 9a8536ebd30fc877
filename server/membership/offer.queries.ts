import type { Selectable } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { CaptaincyOfferTable } from '#server/platform/database/schema.gen.ts';
import type { Place } from './membership.queries.ts';

export type Offer = Selectable<CaptaincyOfferTable>;
export type OfferEnd = Exclude<Offer['state'], 'open'>;

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

/** Ends an open offer; undefined where it has ended already. */
export const endOffer = (trx: Trx, id: string, state: OfferEnd, at: Date): Promise<Offer | undefined> =>
  trx
    .updateTable('captaincyOffer')
    .set({ state, endedAt: at })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst();
