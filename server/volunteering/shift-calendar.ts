import { type Selectable, sql } from 'kysely';
import { currentEvent } from '#server/event/event.ts';
import { calendarFile } from '#server/platform/calendar/icalendar.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShiftTable } from '#server/platform/database/schema.gen.ts';
import type { Platform } from '#server/platform/platform.ts';

type Deps = Pick<Platform, 'settings' | 'db' | 'clock'>;

type CalendarShift = Pick<
  Selectable<ShiftTable>,
  'id' | 'title' | 'summary' | 'location' | 'revision' | 'startsAt' | 'endsAt'
> & {
  isOwn: boolean;
  /** How often the person gave up a place in it. */
  departures: number;
};

/** The shifts of an event in which a person has a place, or had one. */
const shiftsOfPerson = async (db: Db, personId: string, eventId: string): Promise<CalendarShift[]> => {
  const { rows } = await sql<CalendarShift>`
    select shift.id, shift.title, shift.summary, shift.location, shift.revision, shift.starts_at, shift.ends_at,
      own.shift_id is not null as is_own, coalesce(gone.times, 0) as departures
    from shift
    left join (shift_place own join registration on registration.id = own.registration_id and registration.person_id = ${personId})
      on own.shift_id = shift.id
    left join shift_departure gone on gone.shift_id = shift.id and gone.person_id = ${personId}
    where shift.event_id = ${eventId} and case when own.shift_id is null then gone.shift_id is not null else registration.state = 'completed' end
    order by shift.starts_at, shift.id`.execute(db);
  return rows;
};

/** Grows with each change of the shift, and each time that the person leaves it or returns. */
const sequenceOf = ({ revision, isOwn, departures }: CalendarShift): number =>
  revision + 2 * departures - (isOwn ? 0 : 1);

/**
 * The shifts of a person as a file for their calendar. A moved shift replaces its entry from an earlier file, and a shift that the person
 * left is removed.
 */
export const shiftCalendar = async ({ settings, db, clock }: Deps, personId: string) => {
  const event = await currentEvent(db);
  const { hostname } = new URL(settings.publicUrl);
  const entries = (await shiftsOfPerson(db, personId, event.id)).map((shift) => ({
    uid: `shift-${shift.id}@${hostname}`,
    sequence: sequenceOf(shift),
    isCancelled: !shift.isOwn,
    span: { startsAt: shift.startsAt, endsAt: shift.endsAt },
    title: shift.title,
    description: shift.summary,
    place: shift.location,
    url: `${settings.publicUrl}/volunteer-edit`,
  }));
  return {
    status: 200 as const,
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="shifts-${event.year}.ics"`,
      'cache-control': 'private, no-store',
    },
    body: calendarFile(entries, clock.now()),
  };
};
