import { sql } from 'kysely';
import { eventZone } from '#machines/calendar.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import type { EventRow } from '#server/event/event.ts';
import { eventZoneName } from '#server/platform/clock/clock.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { waitingOf } from '#server/waiting-list/waiting-list.ts';
import { ownRides } from './own-time.ts';
import { findVolunteer } from './shift-places.queries.ts';
import { shiftsByIds, shiftsLedBy } from './volunteering.queries.ts';
import { canLeaveAlone, hasBegun, leavableUntil, type ShiftRow, shiftView } from './volunteering.rules.ts';

type PlaceRow = {
  shiftId: string;
  confirmUntil: Date | null;
  leaveRequestedAt: Date | null;
  /** First names of the other leads. */
  leads: string[];
  others: number;
  people: string[];
  code: string | null;
};

/** The places of a registration, with the leads and the others of each shift: first names only of people who show theirs. */
const placesOf = async (db: Db | Trx, registrationId: string, personId: string): Promise<PlaceRow[]> => {
  const { rows } = await sql<PlaceRow>`
    select own.shift_id, own.confirm_until, own.leave_requested_at, others.others, others.people,
      (select coalesce(json_agg(first_name order by first_name, id), '[]') from person
        where id <> ${personId} and id in (
          select lead_person_id from shift where id = own.shift_id
          union select person_id from shift_lead where shift_id = own.shift_id)) as leads,
      (select code from shift_code where shift_id = own.shift_id and person_id = ${personId}) as code
    from shift_place own, lateral (
      select count(*)::int as others,
        coalesce(json_agg(person.first_name order by person.first_name, person.id)
          filter (where volunteer.shows_name_in_shifts), '[]') as people
      from shift_place other
      join registration on registration.id = other.registration_id and registration.state = 'completed'
      join person on person.id = registration.person_id
      left join participation volunteer on volunteer.registration_id = registration.id
        and volunteer.kind = 'Volunteer' and volunteer.state = 'registered'
      where other.shift_id = own.shift_id and other.registration_id <> own.registration_id
    ) others
    where own.registration_id = ${registrationId}`.execute(db);
  return rows;
};

const placeView = (shift: ShiftRow, place: PlaceRow, now: Date): Schemas['ShiftPlace'] => {
  const { confirmUntil, leaveRequestedAt, leads, others, people, code } = place;
  const hasLead = leads.length > 0;
  const canLeave = canLeaveAlone(shift, { ...place, hasLead }, now);
  return {
    shift: shiftView(shift),
    // After the beginning no confirmation is needed.
    confirmUntil: hasBegun(shift, now) ? null : (confirmUntil?.toISOString() ?? null),
    leavableUntil: leavableUntil(shift, hasLead).toISOString(),
    canLeave,
    canRequestLeave: !canLeave && !hasBegun(shift, now) && leaveRequestedAt === null,
    leaveRequestedAt: leaveRequestedAt?.toISOString() ?? null,
    hasBegun: hasBegun(shift, now),
    leads,
    others,
    people,
    code,
  };
};

/** Whether a person left a shift of an event. */
const hasLeftOne = async (db: Db | Trx, personId: string, eventId: string): Promise<boolean> => {
  const { rows } = await sql<{ hasLeftShift: boolean }>`
    select exists (
      select from shift_departure gone join shift on shift.id = gone.shift_id and shift.event_id = ${eventId}
      where gone.person_id = ${personId} and not exists (
        select from shift_place own join registration on registration.id = own.registration_id
        where own.shift_id = shift.id and registration.person_id = ${personId})
    ) as has_left_shift`.execute(db);
  return rows[0]?.hasLeftShift === true;
};

/** A person's state in the shifts of an event. */
export const ownSignUps = async (
  db: Db | Trx,
  { personId, event, now }: { personId: string; event: EventRow; now: Date },
): Promise<Schemas['OwnSignUps']> => {
  const volunteer = await findVolunteer(db, personId, event.id);
  const places = volunteer ? await placesOf(db, volunteer.registrationId, personId) : [];
  const waiting = volunteer ? await waitingOf(db, personId, 'shift', now) : [];
  const ids = [...places.map(({ shiftId }) => shiftId), ...waiting.map(({ subjectId }) => subjectId)];
  const shifts = await shiftsByIds(db, ids, now);
  const rides = volunteer ? await ownRides(db, personId, event.id) : [];
  return {
    currentEventName: event.name,
    timeZone: eventZone,
    timeZoneName: eventZoneName,
    now: now.toISOString(),
    isVolunteer: volunteer !== undefined,
    showsName: volunteer?.showsName ?? false,
    places: shifts.flatMap((shift) => {
      const place = places.find(({ shiftId }) => shiftId === shift.id);
      return place ? [placeView(shift, place, now)] : [];
    }),
    hasLeftShift: volunteer !== undefined && (await hasLeftOne(db, personId, event.id)),
    waiting: shifts.flatMap((shift) => {
      const entry = waiting.find(({ subjectId }) => subjectId === shift.id);
      if (entry === undefined) return [];
      const offeredUntil = entry.offeredUntil?.toISOString() ?? null;
      return [{ shift: shiftView(shift), position: entry.position, offeredUntil }];
    }),
    led: (await shiftsLedBy(db, personId, event.id, now)).map(shiftView),
    rides: rides.map(({ name, startsAt, endsAt }) => ({
      name,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
  };
};
