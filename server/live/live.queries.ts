import { type RawBuilder, sql } from 'kysely';
import type { LogKind } from '#server/peloton/peloton.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Movement } from './live.rules.ts';

/** The pelotons whose totals include these people and pelotons: their own ones, and those above. */
export const pelotonsAbove = async (db: Db, ownerIds: readonly string[], year: number): Promise<string[]> => {
  if (ownerIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    with recursive above (id, parent_id) as (
      select peloton.id, peloton.parent_id
      from peloton
      where peloton.id = any(${sql.val(ownerIds)}::uuid[]) or peloton.id in (
        select member.peloton_id from peloton_member member join event on event.id = member.event_id
        where member.person_id = any(${sql.val(ownerIds)}::uuid[]) and event.year = ${year}
      )
      union
      select parent.id, parent.parent_id from peloton parent join above on above.parent_id = parent.id
    )
    select id from above`.execute(db);
  return rows.map(({ id }) => id);
};

/** Which of the database's transactions had ended, as a PostgreSQL snapshot. */
export type Moment = string;

export const momentNow = async (db: Db): Promise<Moment> => {
  const { rows } = await sql<{ moment: Moment }>`select pg_current_snapshot()::text as moment`.execute(db);
  const [now] = rows;
  if (!now) throw new Error('The database told no moment.');
  return now.moment;
};

const endedSince = (moment: Moment, table: string): RawBuilder<unknown> => {
  const postedIn = sql.ref(`${table}.posted_in`);
  return sql`${postedIn} >= pg_snapshot_xmin(${moment}::pg_snapshot)
    and not pg_visible_in_snapshot(${postedIn}, ${moment}::pg_snapshot)
    -- A copied database has transactions with ids that are still in its future.
    and pg_visible_in_snapshot(${postedIn}, pg_current_snapshot())`;
};

/** These change a peloton's total without a posting. */
const movingKinds = [
  ...(['approved', 'joined-by-code', 'added', 'left', 'removed'] satisfies LogKind[]),
  ...(['family-agreed', 'family-left'] satisfies LogKind[]),
];

/**
 * The totals moved since a moment by postings, releases, joins or leaves, whenever their transactions began; and the moment for the next
 * call.
 */
export const movedSince = async (
  db: Db,
  moment: Moment,
): Promise<{ movements: Movement[]; moment: Moment }> => {
  const { rows } = await sql<{ movements: Movement[]; moment: Moment }>`
    select pg_current_snapshot()::text as moment, coalesce((
      select jsonb_agg(distinct jsonb_build_object('ownerType', owner_type, 'year', year, 'ownerId', owner_id))
      from (
        select account.owner_type, account.event_year as year, account.owner_id
        from (
          select entry.account_id from ledger_transaction posted
          -- Row by row: the planner cannot know how few there are.
          cross join lateral (select account_id from ledger_entry where transaction_id = posted.id offset 0) entry
          where ${endedSince(moment, 'posted')}
          union all
          select released.account_id from public_release released where ${endedSince(moment, 'released')}
        ) moved
        join ledger_account account on account.id = moved.account_id and account.kind = 'recipient'
        union all
        select 'Peloton', event.year, logged.peloton_id
        from peloton_log logged join event on event.id = logged.event_id
        where ${endedSince(moment, 'logged')} and logged.kind in (${sql.join(movingKinds)})
      ) movement
    ), '[]'::jsonb) as movements`.execute(db);
  return rows[0] ?? { movements: [], moment };
};
