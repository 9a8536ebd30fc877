import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.gen.ts';
import { totalsTable } from '#server/fundraising/fundraising.ts';
import type { Db } from '#server/platform/database/database.ts';
import { participantTypes, shownProfileImage } from './member-columns.ts';

type Roster = Schemas['PelotonRoster'];

/** Members with a face and a dot on the climb; the rest is counted and summed. */
const mostFaces = 24;

/**
 * The members of a peloton in an event: captain, admins and the longest-serving members by name, and the rest together. Only named members
 * are read whole; of the rest, their public totals.
 */
export const rosterOf = async (
  db: Db,
  peloton: { pelotonId: string; eventId: string; year: number },
): Promise<Roster> => {
  const { pelotonId, eventId, year } = peloton;
  const { rows } = await sql<Roster['members'][number]>`
    with shown as materialized (
      select person_id, role, joined_at from peloton_member
      where peloton_id = ${pelotonId} and event_id = ${eventId}
      order by array_position(array['captain', 'admin', 'member'], role), joined_at, person_id
      limit ${mostFaces}
    )
    select person.public_id, person.first_name, person.last_name, ${shownProfileImage} as profile_image_url, shown.role,
      ${participantTypes} as participant_types,
      (
        select greatest(0, coalesce(sum(raised), 0))::bigint from ${totalsTable('public')}
        where owner_type = 'User' and owner_id = person.id and event_year = ${year}
      ) as raised
    from shown
    join event on event.id = ${eventId}
    join person on person.id = shown.person_id
    order by array_position(array['captain', 'admin', 'member'], shown.role), shown.joined_at, shown.person_id
  `.execute(db);
  const all = await sql<{ members: number; raised: number }>`
    select
      (select count(*)::int from peloton_member where peloton_id = ${pelotonId} and event_id = ${eventId}) as members,
      (
        -- A member's debt does not reduce what another member raised.
        select coalesce(sum(greatest(0, balance)), 0)::bigint
        from (
          select sum(total.raised) as balance
          from peloton_member member
          join ${totalsTable('public')} total
            on total.owner_type = 'User' and total.owner_id = member.person_id and total.event_year = ${year}
          where member.peloton_id = ${pelotonId} and member.event_id = ${eventId}
          group by member.person_id
        ) each
      ) as raised
  `.execute(db);
  const { members, raised } = all.rows[0] ?? { members: 0, raised: 0 };
  const named = rows.reduce((sum, member) => sum + member.raised, 0);
  return {
    members: rows,
    rest: { members: members - rows.length, raised: Math.max(0, raised - named) },
  };
};
