import { type RawBuilder, sql } from 'kysely';
import { type CalendarDay, eventZone, instantIn } from '#machines/calendar.ts';
import { totalsTable } from '#server/fundraising/fundraising.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { DuePlan } from '#server/recurring-donation/recurring-donation.ts';

/** One person's forecast, or that of each member of a peloton. */
export type Whose = { personId: string } | { pelotonId: string };

/** The database's facts about one person in an event; amounts in cents. */
export type ForecastRow = {
  committed: number;
  countedAmount: number;
  donations: number;
  /** One for each requested Monday, the last one until now; empty without a donation. */
  weeks: number[];
  plans: (DuePlan & { amount: number })[];
};

type Asked = { event: { id: string; year: number } /** Ascending. */; mondays: readonly CalendarDay[] };

const peopleOf = (whose: Whose, eventId: string): RawBuilder<unknown> =>
  'personId' in whose
    ? sql`select ${whose.personId}::uuid as person_id`
    : sql`select person_id from peloton_member where peloton_id = ${whose.pelotonId} and event_id = ${eventId}`;

const midnight = (day: CalendarDay): RawBuilder<Date> => sql`${instantIn(eventZone, day)}::timestamptz`;

/**
 * One row for each person, in one statement. Laterals read each person's rows by an index: PostgreSQL plans
 * joins of all people badly until statistics exist. Refunds equal `takenBack` of each donation, but are read
 * from the few entries of refunds: `takenBack` itself takes seconds for 2,000 people.
 */
export const forecastRows = async (
  db: Db,
  whose: Whose,
  { event, mondays }: Asked,
): Promise<ForecastRow[]> => {
  const weeks = mondays.map(
    (_, index) =>
      sql`coalesce(sum(kept) filter (where is_single and week = ${sql.lit(index + 1)}), 0)::bigint`,
  );
  const { rows } = await sql<ForecastRow>`
    with bounds as materialized (select array[${sql.join(mondays.map(midnight))}] as mondays)
    select
      promised.committed, counted.counted_amount, coalesce(given.donations, 0) as donations,
      case when given.donations > 0 then given.weeks else '[]' end as weeks, coalesce(planned.plans, '[]') as plans
    from bounds
    cross join (${peopleOf(whose, event.id)}) people
    cross join lateral (
      select coalesce(sum(raised), 0)::bigint as counted_amount, bool_or(part = 'refunded') as has_refunds from ${totalsTable('exact')} total
      where owner_type = 'User' and owner_id = people.person_id and event_year = ${event.year}
    ) counted
    cross join lateral (
      select coalesce(sum(commitment), 0)::bigint as committed from participation
      where person_id = people.person_id and event_id = ${event.id} and kind = 'Rider' and state = 'registered'
    ) promised
    cross join lateral (
      select count(*)::int as donations, jsonb_build_array(${sql.join(weeks)}) as weeks
      from (
        select
          width_bucket(donation.given_at, bounds.mondays) as week,
          donation.amount - coalesce(taken_back.amount, 0) as kept,
          -- The forecast counts recurring donations by their due charges.
          donation.recurring_donation_id is null as is_single
        from donation
        left join (
          select origin.reference, sum(entry.amount)::bigint as amount
          from ledger_account account
          join ledger_entry entry on entry.account_id = account.id and entry.part = 'refunded'
          join ledger_transaction back on back.id = entry.transaction_id
          join ledger_transaction origin on origin.id = coalesce(back.reverses_id, back.corrects_id)
          where counted.has_refunds and account.kind = 'recipient' and account.owner_type = 'User' and account.owner_id = people.person_id
            and origin.kind in ('donation', 'cheque')
          group by origin.reference
        ) taken_back on taken_back.reference = donation.id::text
        where donation.recipient_person_id = people.person_id and donation.event_id = ${event.id}
      ) each
      where kept > 0
    ) given
    cross join lateral (
      select jsonb_agg(jsonb_build_object(
        'nextOn', next_on, 'retryOn', retry_on, 'dayOfMonth', day_of_month, 'amount', amount
      )) as plans
      from recurring_donation
      where recipient_person_id = people.person_id and state = 'active' and next_on is not null
    ) planned
  `.execute(db);
  return rows;
};

/** A route of one of a person's rides. */
export type RideableRoute = {
  id: string;
  rideType: 'signature' | 'gravel';
  name: string;
  distanceMiles: number;
  /** The difference to the commitment of the person's own route, in cents; negative where it is lower. */
  change: number;
  isOwn: boolean;
};

/** The public routes of a person's rides, and their own; the lower commitment first in each ride. */
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
