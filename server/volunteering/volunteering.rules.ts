import type { CalendarDay } from '#machines/calendar.ts';
import type { Schemas } from '#openapi/contract.gen.ts';

/**
 * A shift with its free places. It includes `startsAt` and excludes `endsAt`. `day`, `startTime` and `endTime` (HH:MM) are the same in the
 * event's time zone.
 */
export type ShiftRow = {
  id: string;
  eventId: string;
  title: string;
  jobType: string;
  summary: string;
  rideType: 'signature' | 'gravel' | null;
  rideName: string | null;
  location: string;
  day: CalendarDay;
  startTime: string;
  endTime: string;
  startsAt: Date;
  endsAt: Date;
  capacity: number;
  placesLeft: number;
  minimumAge: number;
  leadPersonId: string | null;
};

export const shiftView = (row: ShiftRow): Schemas['Shift'] => ({
  id: row.id,
  title: row.title,
  jobType: row.jobType,
  summary: row.summary,
  rideType: row.rideType,
  location: row.location,
  day: row.day,
  startTime: row.startTime,
  endTime: row.endTime,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  capacity: row.capacity,
  placesLeft: row.placesLeft,
  minimumAge: row.minimumAge,
});

type ShiftFilter = {
  jobType?: string | undefined;
  location?: string | undefined;
  date?: CalendarDay | undefined;
  rideType?: 'signature' | 'gravel' | undefined;
};

const agrees = <Value>(wanted: Value | undefined, value: Value) => wanted === undefined || wanted === value;

export const isAsked = (shift: ShiftRow, filter: ShiftFilter): boolean =>
  agrees(filter.jobType, shift.jobType) &&
  agrees(filter.location, shift.location) &&
  agrees(filter.date, shift.day) &&
  agrees<ShiftRow['rideType']>(filter.rideType, shift.rideType);

export const hasPlaceLeft = (shift: ShiftRow): boolean => shift.placesLeft > 0;

/** Every value once, in alphabetical order, which for days is the order of time. */
export const optionsOf = (shifts: readonly ShiftRow[], key: 'jobType' | 'location' | 'day'): string[] =>
  [...new Set(shifts.map((shift) => shift[key]))].sort((a, b) => a.localeCompare(b, 'en'));

/** Two times overlap unless one ends before, or exactly when, the other begins. */
export const isOverlapping = (
  a: Pick<ShiftRow, 'startsAt' | 'endsAt'>,
  b: Pick<ShiftRow, 'startsAt' | 'endsAt'>,
): boolean => a.startsAt < b.endsAt && b.startsAt < a.endsAt;

const hour = 60 * 60 * 1000;
const before = (time: Date, hours: number) => new Date(time.getTime() - hours * hour);

type Start = { startsAt: Date };

/** After this instant only a lead takes people off a shift; until then, inclusive, volunteers cancel alone. */
export const leadDecidesFrom = ({ startsAt }: Start): Date => before(startsAt, 72);

/** @param hasLead whether another person leads the shift, whom the volunteer can ask to take them off */
export const leavableUntil = (shift: Start, hasLead: boolean): Date =>
  hasLead ? leadDecidesFrom(shift) : shift.startsAt;

type Place = { confirmUntil: Date | null; hasLead: boolean };

/** Whether a volunteer may cancel alone at `now`. A moved shift has not been accepted yet. */
export const canLeaveAlone = (shift: Start, { confirmUntil, hasLead }: Place, now: Date): boolean =>
  !hasBegun(shift, now) && (confirmUntil !== null || now <= leavableUntil(shift, hasLead));

/** Until when a shift that is moved at `now` is confirmed: two days, and never after the start. */
export const confirmEnds = (now: Date, { startsAt }: Start): Date =>
  new Date(Math.min(now.getTime() + 48 * hour, startsAt.getTime()));

export const hasBegun = ({ startsAt }: Start, now: Date): boolean => startsAt <= now;
