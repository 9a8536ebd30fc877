import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

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
