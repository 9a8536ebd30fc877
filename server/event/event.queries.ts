import { sql } from 'kysely';
import type { CalendarDay } from '#machines/calendar.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { awaitedPlaces } from '#server/waiting-list/waiting-list.ts';
import type { RideType } from './event.rules.ts';

export const findCurrentEvent = (db: Db | Trx) =>
  db.selectFrom('event').selectAll().where('isCurrent', '=', true).executeTakeFirst();

/** A ride with sums over its public routes; amounts in cents. */
export type RideRow = {
  id: string;
  rideType: RideType;
  name: string;
  startsOn: CalendarDay;
  summary: string;
  routeCount: number;
  placesLeft: number;
  feeFrom: number;
  commitmentFrom: number;
  longestMiles: number;
};

export const ridesOf = async (db: Db | Trx, eventId: string, now: Date): Promise<RideRow[]> => {
  const { rows } = await sql<RideRow>`
    select
      ride.id, ride.ride_type, ride.name, ride.starts_on, ride.summary,
      count(route.id) as route_count,
      coalesce(sum(greatest(0, route.capacity - taken.places - ${awaitedPlaces('route', sql`route.id`, now)})), 0) as places_left,
      coalesce(min(route.fee), 0) as fee_from,
      coalesce(min(route.commitment), 0) as commitment_from,
      coalesce(max(route.distance_miles), 0) as longest_miles
    from ride
    left join route on route.ride_id = ride.id and route.sponsor_id is null
    left join lateral (
      select count(*) as places from route_place place
      where place.route_id = route.id and (place.held_until is null or place.held_until > ${now})
    ) taken on true
    where ride.event_id = ${eventId}
    group by ride.id
    order by ride.starts_on, ride.ride_type
  `.execute(db);
  return rows;
};

/** People who take part in any way. */
export const countParticipants = async (db: Db | Trx, eventId: string): Promise<number> => {
  const row = await db
    .selectFrom('participation')
    .select(({ fn }) => fn.count<number>('personId').distinct().as('people'))
    .where('eventId', '=', eventId)
    .where('state', '=', 'registered')
    .executeTakeFirst();
  return row?.people ?? 0;
};

export const findCurrentRide = (db: Db | Trx, rideId: string) =>
  db
    .selectFrom('ride')
    .innerJoin('event', 'event.id', 'ride.eventId')
    .select(['ride.id', 'ride.eventId'])
    .where('ride.id', '=', rideId)
    .where('event.isCurrent', '=', true)
    .executeTakeFirst();

/** Every event with its number of participants, the earliest first; a goal that is not set is null. */
export const eventYears = async (db: Db | Trx) =>
  db
    .selectFrom('event')
    .leftJoin('participation', (join) =>
      join.onRef('participation.eventId', '=', 'event.id').on('participation.state', '=', 'registered'),
    )
    .select(['event.year', 'event.goal', 'event.isCurrent'])
    .select(({ fn }) => fn.count<number>('participation.personId').distinct().as('participants'))
    .groupBy('event.id')
    .orderBy('event.year')
    .execute();
