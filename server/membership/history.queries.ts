import { sql } from 'kysely';
import { currentEvent } from '#server/event/event.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { membersOf, type Place, wasMember } from './membership.queries.ts';

const waysInAndOut = ['founded', 'approved', 'added', 'joined-by-code', 'left', 'removed'];

/** Whether the person was last seen in the peloton this year as somebody removed them, and nobody has let them in since. */
export const wasRemoved = async (
  db: Db | Trx,
  { pelotonId, eventId }: Place,
  personId: string,
): Promise<boolean> => {
  const last = await db
    .selectFrom('pelotonLog')
    .select('kind')
    .where('pelotonId', '=', pelotonId)
    .where('eventId', '=', eventId)
    .where('personId', '=', personId)
    .where('kind', 'in', waysInAndOut)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.kind === 'removed';
};

/**
 * Whether nobody rides in the peloton this year, somebody did in an earlier one, and the person is none of those. They would lead it at
 * once, whoever they are.
 */
export const isDormantFor = async (db: Db | Trx, pelotonId: string, personId: string): Promise<boolean> => {
  const place = { pelotonId, eventId: (await currentEvent(db)).id };
  if ((await membersOf(db, place)) > 0 || (await wasMember(db, place, personId))) return false;
  const { rows } = await sql`select from peloton_member where peloton_id = ${pelotonId} limit 1`.execute(db);
  return rows.length > 0;
};
