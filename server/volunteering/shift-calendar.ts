import { currentEvent } from '#server/event/event.ts';
import { calendarFile } from '#server/platform/calendar/icalendar.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Settings } from '#server/platform/settings/settings.ts';

type Deps = { settings: Pick<Settings, 'publicUrl'>; db: Db; clock: Clock };

const shiftsOfPerson = (db: Db, personId: string, eventId: string) =>
  db
    .selectFrom('shiftPlace')
    .innerJoin('registration', 'registration.id', 'shiftPlace.registrationId')
    .innerJoin('shift', 'shift.id', 'shiftPlace.shiftId')
    .select(['shift.id', 'shift.title', 'shift.summary', 'shift.location', 'shift.revision'])
    .select(['shift.startsAt', 'shift.endsAt'])
    .where('registration.personId', '=', personId)
    .where('registration.eventId', '=', eventId)
    .where('registration.state', '=', 'completed')
    .orderBy('shift.startsAt')
    .orderBy('shift.id')
    .execute();

/** The shifts of a person as a file for their calendar. A shift that was moved takes the place of what a file before it told. */
export const shiftCalendar = async ({ settings, db, clock }: Deps, personId: string) => {
  const event = await currentEvent(db);
  const { hostname } = new URL(settings.publicUrl);
  const entries = (await shiftsOfPerson(db, personId, event.id)).map((shift) => ({
    uid: `shift-${shift.id}@${hostname}`,
    sequence: shift.revision,
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
