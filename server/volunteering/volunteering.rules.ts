import type { components } from '#openapi/contract.gen.ts';

/** A shift with what is left of it. Times are local to the place, HH:MM. */
export type ShiftRow = {
  id: string;
  eventId: string;
  title: string;
  jobType: string;
  summary: string;
  rideType: 'signature' | 'gravel' | null;
  rideName: string | null;
  location: string;
  day: string;
  startTime: string;
  endTime: string;
  capacity: number;
  placesLeft: number;
  minimumAge: number;
  leadPersonId: string | null;
};

/** A shift as it goes over the wire. */
export const shiftView = (row: ShiftRow): components['schemas']['Shift'] => ({
  id: row.id,
  title: row.title,
  jobType: row.jobType,
  summary: row.summary,
  rideType: row.rideType,
  location: row.location,
  day: row.day,
  startTime: row.startTime,
  endTime: row.endTime,
  capacity: row.capacity,
  placesLeft: row.placesLeft,
  minimumAge: row.minimumAge,
});

export type ShiftFilter = {
  jobType?: string | undefined;
  location?: string | undefined;
  date?: string | undefined;
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

/** Two shifts on one day overlap unless one ends before, or just as, the other begins. */
export const isOverlapping = (
  a: Pick<ShiftRow, 'day' | 'startTime' | 'endTime'>,
  b: Pick<ShiftRow, 'day' | 'startTime' | 'endTime'>,
): boolean => a.day === b.day && a.startTime < b.endTime && b.startTime < a.endTime;
