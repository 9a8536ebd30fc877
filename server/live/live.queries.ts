import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { Movement } from './live.rules.ts';

/** The pelotons whose totals hold what these people and pelotons have: those they are in, and those above. */
export const pelotonsAbove = async (db: Db, ownerIds: readonly string[], year: number): Promise<string[]> => {
  if (ownerIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    with recursive above (id, parent_id) as (
      select peloton.id, peloton.parent_id
      from peloton
      where peloton.id = any(${sql.val(ownerIds)}::uuid[]) or peloton.id in (
        select member.peloton_id from peloton_member member join event on event.id = member.event_id
        where member.person_id = any(${sql.val(ownerIds)}::uuid[]) and member.state = 'approved' and event.year = ${year}
      )
      union
      select parent.id, parent.parent_id from peloton parent join above on above.parent_id = parent.id
    )
    select id from above`.execute(db);
  return rows.map(({ id }) => id);
};

/** Names a moment between transactions: all before it have ended, of those from it on some may be under way. */
export type Moment = string;

/** From when on there may be transactions that nobody has looked at yet. */
export const momentNow = async (db: Db): Promise<Moment> => {
  const { rows } = await sql<{ moment: Moment }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as moment`.execute(db);
  return rows[0]?.moment ?? '0';
};

/** Whose totals were moved from a moment on, and the moment from which to look the next time; one may be found twice, none is missed. */
export const movedSince = async (
  db: Db,
  moment: Moment,
): Promise<{ movements: Movement[]; moment: Moment }> => {
  const { rows } = await sql<{ movements: Movement[]; moment: Moment }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as moment, coalesce((
      select jsonb_agg(distinct jsonb_build_object(
        'ownerType', account.owner_type, 'year', account.event_year, 'ownerId', account.owner_id
      ))
      from ledger_transaction posted
      join ledger_entry entry on entry.transaction_id = posted.id
      join ledger_account account on account.id = entry.account_id and account.kind = 'recipient'
      -- A database that was copied elsewhere holds transactions of what is a future there.
      where posted.posted_in >= ${moment}::xid8 and posted.posted_in < pg_snapshot_xmax(pg_current_snapshot())
    ), '[]'::jsonb) as movements`.execute(db);
  return rows[0] ?? { movements: [], moment };
};
