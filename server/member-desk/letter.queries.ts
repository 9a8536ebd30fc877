import type { Addressee, Place } from '#server/membership/membership.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';

/** When the e-mails since an instant were sent, the earliest first. */
export const lettersSince = async (
  db: Db | Trx,
  { pelotonId, eventId }: Place,
  since: Date,
): Promise<Date[]> => {
  const rows = await db
    .selectFrom('pelotonLog')
    .select('happenedAt')
    .where('pelotonId', '=', pelotonId)
    .where('eventId', '=', eventId)
    .where('kind', '=', 'letter-sent')
    .where('happenedAt', '>', since)
    .orderBy('happenedAt')
    .execute();
  return rows.map(({ happenedAt }) => happenedAt);
};

/** The members of a peloton, or those with these public ids, as recipients. */
export const membersToWriteTo = (
  trx: Trx,
  { pelotonId, eventId }: Place,
  publicIds: readonly string[] | 'all',
): Promise<Addressee[]> =>
  trx
    .selectFrom('pelotonMember')
    .innerJoin('person', 'person.id', 'pelotonMember.personId')
    .select(['person.id', 'publicId', 'firstName', 'lastName', 'emailAddress'])
    .where('pelotonId', '=', pelotonId)
    .where('eventId', '=', eventId)
    .$if(publicIds !== 'all', (query) => query.where('publicId', 'in', publicIds))
    .orderBy('person.id')
    .execute();
