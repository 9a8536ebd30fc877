import { sql } from 'kysely';
import { currentEvent } from '#server/event/event.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { membersOf, type Place } from './membership.queries.ts';

/** Whether the person was in the peloton in an earlier event. */
export const wasMember = async (
  db: Db | Trx,
  { pelotonId, eventId }: Place,
  personId: string,
): Promise<boolean> => {
  const row = await db
    .selectFrom('pelotonMember')
    .select('personId')
    .where('pelotonId', '=', pelotonId)
    .where('eventId', '<>', eventId)
    .where('personId', '=', personId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

const waysInAndOut = ['founded', 'approved', 'added', 'joined-by-code', 'left', 'removed'];

/** Whether the person was removed from the peloton this year, and not admitted since. */
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
 * Whether a peloton has no members this year, had some before, and the person is none of those. The person would become its captain at
 * once.
 */
export const isDormantFor = async (db: Db | Trx, pelotonId: string, personId: string): Promise<boolean> => {
  const place = { pelotonId, eventId: (await currentEvent(db)).id };
  if ((await membersOf(db, place)) > 0 || (await wasMember(db, place, personId))) return false;
  const { rows } = await sql`select from peloton_member where peloton_id = ${pelotonId} limit 1`.execute(db);
  return rows.length > 0;
};

/** How often something happened in the peloton since an instant, by its logbook. */
export const loggedSince = async (
  trx: Trx,
  { pelotonId, eventId }: Place,
  kind: 'added' | 'admin-made',
  since: Date,
): Promise<number> => {
  const { entries } = await trx
    .selectFrom('pelotonLog')
    .select(({ fn }) => fn.countAll<number>().as('entries'))
    .where('pelotonId', '=', pelotonId)
    .where('eventId', '=', eventId)
    .where('kind', '=', kind)
    .where('happenedAt', '>', since)
    .executeTakeFirstOrThrow();
  return entries;
};

/** How often the person asked since: this peloton, and all of them. */
export const askedSince = async (
  trx: Trx,
  { pelotonId, eventId }: Place,
  personId: string,
  since: Date,
): Promise<{ onePeloton: number; together: number }> => {
  const { rows } = await sql<{ onePeloton: number; together: number }>`
    select count(*) filter (where peloton_id = ${pelotonId})::int as one_peloton, count(*)::int as together
    from peloton_request where person_id = ${personId} and event_id = ${eventId} and asked_at > ${since}
  `.execute(trx);
  return rows[0] ?? { onePeloton: 0, together: 0 };
};

/** Whether the person turned away from the peloton this year: left, was removed, or withdrew a request. */
export const hasTurnedAway = async (
  trx: Trx,
  { pelotonId, eventId }: Place,
  personId: string,
): Promise<boolean> => {
  const { rows } = await sql<{ away: boolean }>`
    select exists (
      select from peloton_log where peloton_id = ${pelotonId} and event_id = ${eventId} and person_id = ${personId}
        and kind in ('left', 'removed')
    ) or exists (
      select from peloton_request where peloton_id = ${pelotonId} and event_id = ${eventId} and person_id = ${personId}
        and state = 'withdrawn'
    ) as away
  `.execute(trx);
  return rows[0]?.away ?? false;
};
