import { sql } from 'kysely';
import type { components } from '#openapi/contract.gen.ts';
import { totalsTable } from '#server/fundraising/fundraising.ts';
import { participantTypes, shownProfileImage } from '#server/peloton/peloton.ts';
import type { Db } from '#server/platform/database/database.ts';

type Leaderboards = components['schemas']['Leaderboards'];
type Event = { id: string; year: number };

/** So many stand on each leaderboard. */
const most = 10;

const person = sql`person.public_id, person.first_name, person.last_name, ${shownProfileImage} as profile_image_url`;

/** People on the way to their goal, the greatest share first. The best are picked by ids and sums alone, and only they are read. */
export const climbersOf = async (db: Db, event: Event): Promise<Leaderboards['climbers']> => {
  const { rows } = await sql<Leaderboards['climbers'][number]>`
    with raised as (
      select owner_id as person_id, sum(raised)::bigint as raised
      from ${totalsTable('public')}
      where owner_type = 'User' and event_year = ${event.year}
      group by owner_id having sum(raised) > 0
    ),
    committed as (
      select person_id, sum(coalesce(commitment, 0)) filter (where kind = 'Rider')::bigint as committed
      from participation
      where event_id = ${event.id} and state = 'registered'
      group by person_id
    ),
    best as (
      select raised.person_id, raised.raised, term.goal
      from raised
      join committed using (person_id)
      join person on person.id = raised.person_id and person.is_on_leaderboards
      left join fundraising on fundraising.event_id = ${event.id} and fundraising.person_id = raised.person_id
      cross join lateral (
        select greatest(coalesce(fundraising.goal, 0), coalesce(committed.committed, 0)) as goal
      ) term
      where raised.raised < term.goal
      order by raised.raised::float / term.goal desc, raised.raised desc, raised.person_id
      limit ${most}
    )
    select ${person}, best.raised, best.goal
    from best join person on person.id = best.person_id
    order by best.raised::float / best.goal desc, best.raised desc, best.person_id
  `.execute(db);
  return rows;
};

/** Who registered last, whatever for. */
export const newcomersOf = async (db: Db, { id: eventId }: Event): Promise<Leaderboards['newcomers']> => {
  const { rows } = await sql<Leaderboards['newcomers'][number]>`
    with newest as materialized (
      select participation.person_id, participation.registered_at
      from participation join person on person.id = participation.person_id and person.is_on_leaderboards
      where event_id = ${eventId} and participation.state = 'registered'
      order by registered_at desc
      -- A person takes part in at most four ways: two rides, a challenge and shifts.
      limit ${most * 4}
    ),
    first as (
      select person_id, max(registered_at) as registered_at from newest
      group by person_id order by max(registered_at) desc, person_id limit ${most}
    )
    select ${person}, ${participantTypes} as participant_types
    from first
    join event on event.id = ${eventId}
    join person on person.id = first.person_id
    order by first.registered_at desc, person.id
  `.execute(db);
  return rows;
};

/** The pelotons that ride this year and hold no others. */
export const rankedPelotons = (db: Db, { id: eventId }: Event) =>
  sql<{ id: string; name: string; profileImageUrl: string | null; membersCount: number }>`
    select peloton.id, peloton.name, count(*)::int as members_count,
      case when not exists (
        select from hidden_content hidden
        where hidden.subject_type = 'Peloton' and hidden.subject_id = peloton.id and hidden.kind = 'profile-image'
      ) then peloton.profile_image_url end as profile_image_url
    from peloton
    join peloton_member member on member.peloton_id = peloton.id and member.event_id = ${eventId}
    where peloton.is_active and peloton.level = 'peloton'
    group by peloton.id
  `
    .execute(db)
    .then(({ rows }) => rows);
