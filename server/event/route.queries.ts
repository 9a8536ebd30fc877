import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, Db, Trx } from '#server/platform/database/database.ts';
import { awaitedPlaces } from '#server/waiting-list/waiting-list.ts';
import type { CoursePoint, RouteRow } from './event.rules.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/**
 * A drawable course from a stored one. Points without coordinates are left out. A point without a height takes that of the nearest point
 * before it, or else the first after it. A course without any height is level, at 0 feet.
 */
export const readCourse = (stored: unknown): CoursePoint[] => {
  const points = (Array.isArray(stored) ? stored : []).filter(
    (point): point is [number, number, unknown?] =>
      Array.isArray(point) && isNumber(point[0]) && isNumber(point[1]),
  );
  let height = points.map(([, , feet]) => feet).find(isNumber) ?? 0;
  return points.map(([longitude, latitude, feet]) => {
    if (isNumber(feet)) height = feet;
    return [longitude, latitude, height];
  });
};

/** A place is taken when it is confirmed or held; a hold that ends now has ended. The waiting list gets free places first. */
const placesLeft = (eb: ExpressionBuilder<Database, 'route'>, now: Date) =>
  sql<number>`greatest(0, ${eb.ref('route.capacity')} - ${awaitedPlaces('route', sql.ref('route.id'), now)} - (${eb
    .selectFrom('routePlace')
    .select(({ fn }) => fn.countAll<number>().as('taken'))
    .whereRef('routePlace.routeId', '=', 'route.id')
    .where((place) => place.or([place('heldUntil', 'is', null), place('heldUntil', '>', now)]))}))`.as(
    'placesLeft',
  );

const routes = (db: Db | Trx, now: Date) =>
  db
    .selectFrom('route')
    .innerJoin('ride', 'ride.id', 'route.rideId')
    .leftJoin('sponsor', 'sponsor.id', 'route.sponsorId')
    .select([
      'route.id',
      'route.rideId',
      'ride.rideType',
      'ride.name as rideName',
      'ride.eventId',
      'route.sponsorId',
      'sponsor.name as sponsorName',
      'route.name',
      'route.summary',
      'route.distanceMiles',
      'route.climbFeet',
      'route.day',
      'route.days',
      'route.startPlace',
      'route.startTime',
      'route.capacity',
      'route.fee',
      'route.commitment',
    ])
    .select('route.course')
    .select((eb) => placesLeft(eb, now))
    .orderBy('ride.startsOn')
    .orderBy('route.position');

const read = async (query: ReturnType<typeof routes>): Promise<RouteRow[]> =>
  (await query.execute()).map((row) => ({ ...row, course: readCourse(row.course) }));

export const publicRoutes = (db: Db | Trx, rideId: string, now: Date): Promise<RouteRow[]> =>
  read(routes(db, now).where('route.rideId', '=', rideId).where('route.sponsorId', 'is', null));

/** The public routes of an event, in the order of the rides. */
export const currentRoutes = (db: Db | Trx, eventId: string, now: Date): Promise<RouteRow[]> =>
  read(routes(db, now).where('ride.eventId', '=', eventId).where('route.sponsorId', 'is', null));

export const sponsorRoutes = (
  db: Db | Trx,
  sponsorId: string,
  eventId: string,
  now: Date,
): Promise<RouteRow[]> =>
  read(routes(db, now).where('route.sponsorId', '=', sponsorId).where('ride.eventId', '=', eventId));

/** Routes by id in the order of the rides; unknown ids are left out. */
export const routesByIds = async (db: Db | Trx, ids: readonly string[], now: Date): Promise<RouteRow[]> =>
  ids.length === 0 ? [] : read(routes(db, now).where('route.id', 'in', [...ids]));
