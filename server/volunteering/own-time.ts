import { sql } from 'kysely';
import type { CalendarDay } from '#machines/calendar.ts';
import { rideTime } from '#server/event/event.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { hoursInWords } from '#server/platform/mail/times.ts';
import { isOverlapping } from './volunteering.rules.ts';

/** Something that takes a person's time at the event. The id is that of the shift or of the route. */
export type OwnTime = { kind: 'shift' | 'ride'; id: string; name: string; startsAt: Date; endsAt: Date };

/**
 * Nobody else gives this person a shift or a ride until the transaction ends. After the lock of their registration, and before that of
 * shifts and routes.
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
 * The rides of a person in an event, each from its start to when the person is expected back; also one that they are paying for, which
 * may be theirs in a moment.
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

/**
 * What a person has chosen in an event, in order of time: confirmed or not, since a choice whose hold has run out is taken again with
 * the next step.
 */
export const ownTimes = async (db: Db | Trx, personId: string, eventId: string): Promise<OwnTime[]> =>
  [...(await shifts(db, personId, eventId)), ...(await ownRides(db, personId, eventId))].sort(
    (one, other) => one.startsAt.getTime() - other.startsAt.getTime(),
  );

type Wanted = Pick<OwnTime, 'name' | 'startsAt' | 'endsAt'>;

/** Which of a person's times is at the same time; undefined where none is. */
export const clashOf = (wanted: Wanted, own: readonly OwnTime[]): OwnTime | undefined =>
  own.find((each) => isOverlapping(each, wanted));

/** The clash as it is told to the person, with what it clashes with and when that is. */
export const clashInWords = ({ name }: Wanted, clash: OwnTime): string =>
  `“${name}” overlaps with your ${clash.kind} “${clash.name}”, ${hoursInWords(clash, clash.kind === 'ride')}.`;
