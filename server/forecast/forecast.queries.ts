import { type RawBuilder, sql } from 'kysely';
import { totalsTable } from '#server/fundraising/fundraising.ts';
import { eventZone } from '#server/platform/clock/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { DuePlan } from '#server/recurring-donation/recurring-donation.ts';

/** Whose forecast: one person's, or that of each member of a peloton. */
export type Whose = { personId: string } | { pelotonId: string };

/** What the database knows of one person in an event; amounts in cents. */
export type ForecastRow = {
  committed: number;
  counts: number;
  donations: number;
  /** As the Mondays that were asked for, and the last until now. */
  weeks: number[];
  plans: (DuePlan & { amount: number })[];
};

type Asked = { event: { id: string; year: number } /** Ascending. */; mondays: readonly string[] };

const peopleOf = (whose: Whose, eventId: string): RawBuilder<unknown> =>
  'personId' in whose
    ? sql`select ${whose.personId}::uuid as person_id`
    : sql`select person_id from peloton_member where peloton_id = ${whose.pelotonId} and event_id = ${eventId}`;

const midnight = (day: string): RawBuilder<Date> => sql`(${day}::date)::timestamp at time zone ${eventZone}`;

/**
 * One row for each of them, in one statement, however many they are. What was taken back of a donation is what `takenBack` says of one; here
 * it is read from the few entries that took something back, because to ask for each donation takes seconds for 2,000 people.
 */
export const forecastRows = async (
  db: Db,
  whose: Whose,
  { event, mondays }: Asked,
): Promise<ForecastRow[]> => {
  const weeks = mondays.map((monday, index) => {
    const next = mondays[index + 1];
    const until = next === undefined ? sql`` : sql` and given_at < ${midnight(next)}`;
    return sql`coalesce(sum(kept) filter (where is_single and given_at >= ${midnight(monday)}${until}), 0)::bigint`;
  });
  const { rows } = await sql<ForecastRow>`
    with people as materialized (${peopleOf(whose, event.id)}),
    counted as (
      select owner_id as person_id, sum(raised)::bigint as counts
      from people join ${totalsTable('exact')} total
        on owner_type = 'User' and owner_id = people.person_id and event_year = ${event.year}
      group by 1
    ),
    promised as (
      select person_id, sum(commitment)::bigint as committed
      from people join participation using (person_id)
      where event_id = ${event.id} and kind = 'Rider' and state = 'registered'
      group by 1
    ),
    taken_back as (
      select origin.reference, sum(entry.amount) as amount
      from people
      join ledger_account account
        on account.kind = 'recipient' and account.owner_type = 'User' and account.owner_id = people.person_id
      join ledger_entry entry on entry.account_id = account.id and entry.part = 'refunded'
      join ledger_transaction back on back.id = entry.transaction_id
      join ledger_transaction origin on origin.id in (back.reverses_id, back.corrects_id)
      where origin.kind in ('donation', 'cheque')
      group by 1
    ),
    given as (
      select
        donation.recipient_person_id as person_id, donation.given_at,
        donation.amount - coalesce(taken_back.amount, 0) as kept,
        -- Recurring donations are counted by what is due of them.
        donation.recurring_donation_id is null as is_single
      from people
      join donation on donation.recipient_person_id = people.person_id and donation.event_id = ${event.id}
      left join taken_back on taken_back.reference = donation.id::text
    ),
    weekly as (
      select person_id, count(*)::int as donations, array[${sql.join(weeks)}] as weeks
      from given where kept > 0 group by 1
    ),
    planned as (
      select
        plan.recipient_person_id as person_id,
        jsonb_agg(jsonb_build_object(
          'nextOn', plan.next_on, 'retryOn', plan.retry_on, 'dayOfMonth', plan.day_of_month, 'amount', plan.amount
        )) as plans
      from people join recurring_donation plan on plan.recipient_person_id = people.person_id
      where plan.state = 'active' and plan.next_on is not null
      group by 1
    )
    select
      coalesce(committed, 0) as committed, coalesce(counts, 0) as counts, coalesce(donations, 0) as donations,
      coalesce(weeks, array_fill(0::bigint, array[${mondays.length}::int])) as weeks, coalesce(plans, '[]') as plans
    from people
    left join counted using (person_id)
    left join promised using (person_id)
    left join weekly using (person_id)
    left join planned using (person_id)
  `.execute(db);
  return rows;
};

/** A route of a ride that a person rides. */
export type RideableRoute = {
  id: string;
  rideType: 'signature' | 'gravel';
  name: string;
  distanceMiles: number;
  /** What it asks for beyond the person's own route of that ride, in cents; below zero where it asks for less. */
  change: number;
  isOwn: boolean;
};

/** The public routes of the rides that a person rides, and their own; the lower commitment first in each ride. */
export const rideableRoutes = async (db: Db, personId: string, eventId: string): Promise<RideableRoute[]> => {
  const { rows } = await sql<RideableRoute>`
    select
      route.id, ride.ride_type, route.name, route.distance_miles,
      route.commitment - own.commitment as change, route.id = own.id as is_own
    from participation
    join route own on own.id = participation.route_id
    join ride on ride.id = own.ride_id
    join route on route.ride_id = ride.id and (route.sponsor_id is null or route.id = own.id)
    where participation.person_id = ${personId} and participation.event_id = ${eventId}
      and participation.kind = 'Rider' and participation.state = 'registered'
    order by ride.starts_on, ride.ride_type, route.commitment, route.position, route.id
  `.execute(db);
  return rows;
};
