import type { CalendarDay, Instant } from '#machines/calendar.ts';
import type { OwnSignUps, Shift } from './shifts.types.ts';

/** Whether somebody can still come to the rescue: it has a place, and hasn't begun at `now`. */
export const needsPeople = ({ placesLeft, startsAt }: Pick<Shift, 'placesLeft' | 'startsAt'>, now: Instant) =>
  placesLeft > 0 && startsAt > now;

/** A day of the calendar: how many of its shifts still need people, and whether the person helps in one of them. */
export type ShiftDay = { day: CalendarDay; open: number; isOwn: boolean };

/** The days of shifts in order of time, each once. */
export const shiftDaysOf = (
  shifts: readonly Shift[],
  { places, now }: Pick<OwnSignUps, 'places' | 'now'>,
): ShiftDay[] =>
  [...Map.groupBy(shifts, ({ day }) => day)].map(([day, ofDay]) => ({
    day,
    open: ofDay.filter((shift) => needsPeople(shift, now)).length,
    isOwn: places.some(({ shift }) => shift.day === day),
  }));

/** The day of the next shift that the person helps in; undefined without one. */
export const nextOwnDay = ({ places, now }: Pick<OwnSignUps, 'places' | 'now'>): CalendarDay | undefined =>
  places
    .map(({ shift }) => shift)
    .filter(({ startsAt }) => startsAt > now)
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))[0]?.day;

/** The day that is shown: the one that is asked for, or else the first that needs people; null if there is no day. */
export const shownDayOf = (days: readonly ShiftDay[], asked: string | undefined): CalendarDay | null =>
  (days.find(({ day }) => day === asked) ?? days.find(({ open }) => open > 0) ?? days[0])?.day ?? null;

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** When a shift begins and ends, in minutes of the event's day on which it begins: beyond 24 hours where it ends on the next. */
export const minutesSpan = ({
  startTime,
  startsAt,
  endsAt,
}: Pick<Shift, 'startTime' | 'startsAt' | 'endsAt'>) => {
  const from = minutesOf(startTime);
  return { from, until: from + Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000) };
};

/** The full hours between which all shifts of a day are: `[5, 22]` from 5 AM to 10 PM. */
export const hoursAround = (shifts: readonly Shift[]): [number, number] => {
  const spans = shifts.map(minutesSpan);
  return [
    Math.floor(Math.min(...spans.map(({ from }) => from)) / 60),
    Math.ceil(Math.max(...spans.map(({ until }) => until)) / 60),
  ];
};
