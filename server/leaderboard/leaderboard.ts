import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.gen.ts';
import { currentEvent } from '#server/event/event.ts';
import { pelotonsRaised, totalsTable } from '#server/fundraising/fundraising.ts';
import { participantTypes, shownProfileImage } from '#server/peloton/peloton.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Handlers } from '#server/platform/contract/handlers.ts';
import type { Db } from '#server/platform/database/database.ts';
import { keepFresh } from '#server/platform/memory/fresh.ts';

type Event = { id: string; year: number };

/** The most entries of each leaderboard. */
const most = 10;

/** The most people near the summit. */
const mostNear = 6;

/** The percent of the goal from which a person is near the summit. */
const near = 80;

type Climbers = Pick<Leaderboards, 'climbers' | 'nearSummit'>;
type ClimberRow = Leaderboards['climbers'][number] & { place: number; nearPlace: number | null };

const person = sql`person.public_id, person.first_name, person.last_name, ${shownProfileImage} as profile_image_url`;

/**
 * People on the way to their goal, the greatest share first, and those near their summit, the least missing first. The query picks the best
 * by ids and sums alone, and reads only those.
 */
const climbersOf = async (db: Db, event: Event): Promise<Climbers> => {
  const { rows } = await sql<ClimberRow>`
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
    climbing as (
      select raised.person_id, raised.raised, term.goal, raised.raised * 100 >= term.goal * ${near} as is_near
      from raised
      join committed using (person_id)
      join person on person.id = raised.person_id and person.is_on_leaderboards
      left join fundraising on fundraising.event_id = ${event.id} and fundraising.person_id = raised.person_id
      cross join lateral (
        select greatest(coalesce(fundraising.goal, 0), coalesce(committed.committed, 0)) as goal
      ) term
      where raised.raised < term.goal
    ),
    ranked as (
      select climbing.*,
        row_number() over (order by raised::float / goal desc, raised desc, person_id)::int as place,
        case when is_near then
          row_number() over (partition by is_near order by goal - raised, raised desc, person_id)::int
        end as near_place
      from climbing
    )
    select ${person}, ranked.raised, ranked.goal, ranked.place, ranked.near_place
    from ranked join person on person.id = ranked.person_id
    where ranked.place <= ${most} or ranked.near_place <= ${mostNear}
    order by ranked.place
  `.execute(db);
  const shown = ({ place: _, nearPlace: __, ...climber }: ClimberRow) => climber;
  return {
    climbers: rows.filter(({ place }) => place <= most).map(shown),
    nearSummit: rows
      .filter(({ nearPlace }) => nearPlace !== null && nearPlace <= mostNear)
      .sort((one, other) => (one.nearPlace ?? 0) - (other.nearPlace ?? 0))
      .map(shown),
  };
};

/** The people who registered last, for anything. */
const newcomersOf = async (db: Db, { id: eventId }: Event): Promise<Leaderboards['newcomers']> => {
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
const rankedPelotons = (db: Db, { id: eventId }: Event) =>
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

type Leaderboards = Schemas['Leaderboards'];
type Deps = { db: Db; clock: Clock };

/** Milliseconds that the shared leaderboards may be old. */
const freshFor = 1000;

const pelotonsOf = async (db: Db, event: { id: string; year: number }): Promise<Leaderboards['pelotons']> => {
  const pelotons = await rankedPelotons(db, event);
  const raised = await pelotonsRaised(
    db,
    pelotons.map(({ id }) => id),
    event.id,
  );
  return pelotons
    .map((peloton) => ({ ...peloton, raised: raised.get(peloton.id) ?? 0 }))
    .filter((peloton) => peloton.raised > 0)
    .sort((one, other) => other.raised - one.raised || one.name.localeCompare(other.name, 'en'))
    .slice(0, most);
};

const read = async (db: Db): Promise<Leaderboards> => {
  const event = await currentEvent(db);
  const [{ climbers, nearSummit }, pelotons, newcomers] = [
    await climbersOf(db, event),
    await pelotonsOf(db, event),
    await newcomersOf(db, event),
  ];
  return { climbers, nearSummit, pelotons, newcomers };
};

/** People on the way and near the summit, the pelotons that raised most, and the newest people. */
export const leaderboardOperations = ({ db, clock }: Deps) => {
  const fresh = keepFresh({ clock, freshFor, read: () => read(db) });
  return {
    getLeaderboards: async () => ({ status: 200, body: await fresh() }),
  } satisfies Partial<Handlers>;
};
