import { sql } from 'kysely';
import type { CalendarDay } from '#machines/calendar.ts';
import { rideTime } from '#server/event/event.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { hoursInWords } from '#server/platform/mail/times.ts';
import { isOverlapping } from './volunteering.rules.ts';

/** A person's shift or ride at the event. The id is that of the shift or of the route. */
export type OwnTime = { kind: 'shift' | 'ride'; id: string; name: string; startsAt: Date; endsAt: Date };

/**
 * Locks the person's shifts and rides until the transaction ends. After the lock of their registration, and before that of shifts and
 * routes.
 */
export const lockOwnTime = async (trx: Trx, personId: string): Promise<void> => {
  await sql`select 1 from person where id = ${personId} for no key update`.execute(trx);
};

const open = ['in-progress', 'completed'] as const;

const shifts = async (db: Db | Trx, personId: string, eventId: string): Promise<OwnTime[]> => {
  const rows = await db
    .selectFrom('shiftPlace')
    .innerJoin('registration', 'registration.id', 'shiftPlace.registrationId')
    .innerJoin('shift', 'shift.id', 'shiftPlace.shiftId')
    .select(['shift.id', 'shift.title as name', 'shift.startsAt', 'shift.endsAt'])
    .where('registration.personId', '=', personId)
    .where('registration.eventId', '=', eventId)
    .where('registration.state', 'in', open)
    .orderBy('shift.startsAt')
    .orderBy('shift.id')
    .execute();
  return rows.map((row) => ({ kind: 'shift', ...row }));
};

type Ridden = {
  id: string;
  name: string;
  day: CalendarDay;
  days: number;
  startTime: string;
  distanceMiles: number;
  climbFeet: number;
};

/**
 * The rides of a person in an event, each from its start to the expected return; also one whose payment is in progress, which may succeed.
 */
export const ownRides = async (db: Db | Trx, personId: string, eventId: string): Promise<OwnTime[]> => {
  const { rows } = await sql<Ridden>`
    select route.id, route.name, route.day, route.days, route.start_time, route.distance_miles, route.climb_feet
    from route where route.id in (
      select place.route_id from route_place place join registration on registration.id = place.registration_id
      where registration.person_id = ${personId} and registration.event_id = ${eventId}
        and registration.state in ('in-progress', 'completed')
      union
      select to_route_id from route_change
      where person_id = ${personId} and event_id = ${eventId} and state = 'charging')
    order by route.day, route.id`.execute(db);
  return rows.map((row) => ({ kind: 'ride', id: row.id, name: row.name, ...rideTime(row) }));
};

/** A person's choices in an event, in order of time, with expired holds: the next step takes them again. */
export const ownTimes = async (db: Db | Trx, personId: string, eventId: string): Promise<OwnTime[]> =>
  [...(await shifts(db, personId, eventId)), ...(await ownRides(db, personId, eventId))].sort(
    (one, other) => one.startsAt.getTime() - other.startsAt.getTime(),
  );

type Wanted = Pick<OwnTime, 'name' | 'startsAt' | 'endsAt'>;

/** The person's overlapping time; undefined if none overlaps. */
export const clashOf = (wanted: Wanted, own: readonly OwnTime[]): OwnTime | undefined =>
  own.find((each) => isOverlapping(each, wanted));

/** The clash as text for the person, with the other entry and its time. */
export const clashInWords = ({ name }: Wanted, clash: OwnTime): string =>
  `“${name}” overlaps with your ${clash.kind} “${clash.name}”, ${hoursInWords(clash, clash.kind === 'ride')}.`;
