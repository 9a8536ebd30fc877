import type { Selectable } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { StandingOfferTable } from '#server/platform/database/schema.gen.ts';

export type StandingOffer = Selectable<StandingOfferTable>;

type Place = { pelotonId: string; eventId: string };

export const offerOf = (
  db: Db | Trx,
  eventId: string,
  personId: string,
): Promise<StandingOffer | undefined> =>
  db
    .selectFrom('standingOffer')
    .selectAll()
    .where('eventId', '=', eventId)
    .where('personId', '=', personId)
    .executeTakeFirst();

/** The offers of a peloton’s members, the earliest first. */
export const offersIn = (
  db: Db | Trx,
  { pelotonId, eventId }: Place,
): Promise<(StandingOffer & { publicId: string })[]> =>
  db
    .selectFrom('standingOffer as offer')
    .innerJoin('pelotonMember as member', (join) =>
      join.onRef('member.personId', '=', 'offer.personId').onRef('member.eventId', '=', 'offer.eventId'),
    )
    .innerJoin('person', 'person.id', 'offer.personId')
    .selectAll('offer')
    .select('person.publicId')
    .where('member.pelotonId', '=', pelotonId)
    .where('offer.eventId', '=', eventId)
    .orderBy('offer.madeAt')
    .orderBy('offer.personId')
    .execute();

/** The pelotons of an event that have members and open sharing. */
export const pelotonsToEnd = async (db: Db, eventId: string): Promise<{ id: string; name: string }[]> =>
  db
    .selectFrom('peloton')
    .select(['id', 'name'])
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('pelotonMember').select('pelotonId').where('eventId', '=', eventId),
    )
    .where('id', 'not in', ({ selectFrom }) =>
      selectFrom('fundSharingEnd').select('pelotonId').where('eventId', '=', eventId),
    )
    .orderBy('id')
    .execute();

/** Records that sharing has ended in a peloton; false if that was recorded before. */
export const endSharing = async (trx: Trx, { pelotonId, eventId }: Place, at: Date): Promise<boolean> => {
  const ended = await trx
    .insertInto('fundSharingEnd')
    .values({ pelotonId, eventId, endedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('pelotonId')
    .executeTakeFirst();
  await trx
    .updateTable('fundShareRequest')
    .set({ state: 'expired', settledAt: at })
    .where('pelotonId', '=', pelotonId)
    .where('eventId', '=', eventId)
    .where('state', '=', 'open')
    .execute();
  return ended !== undefined;
};

/** For a sandbox whose clock was moved back: deletes ends of sharing after its new time. */
export const forgetEndsAfter = async (db: Db, time: Date): Promise<void> => {
  await db.deleteFrom('fundSharingEnd').where('endedAt', '>', time).execute();
};
