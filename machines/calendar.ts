import type { CalendarDay, Instant } from '#openapi/contract.gen.ts';

export type { CalendarDay, Instant };

declare global {
  interface Date {
    // TypeScript's own type only says that it is a string.
    toISOString(): Instant;
  }
}

/** The event's IANA time zone. Its days and years begin by this zone. */
export const eventZone = 'America/New_York';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A date format for a zone and a shape, in English. Making one is much slower than using it, so each is made once. */
export const formatIn = (zone: string, shape: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = JSON.stringify([zone, shape]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...shape, timeZone: zone });
  formats.set(key, format);
  return format;
};

/** The day on which an instant falls in a zone. This is the only function that turns an instant into a day. */
export const dayIn = (zone: string, at: Date | Instant): CalendarDay => {
  const format = formatIn(zone, { year: 'numeric', month: '2-digit', day: '2-digit' });
  const [month, day, year] = format.format(new Date(at)).split('/');
  return `${year}-${month}-${day}` as CalendarDay;
};

/** What the clocks of a zone show at an instant, HH:MM. */
export const timeIn = (zone: string, at: Date | Instant): string =>
  formatIn(zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(at));

const nameIn = (
  zone: string,
  at: Date | Instant,
  timeZoneName: 'short' | 'longGeneric' | 'longOffset',
): string =>
  formatIn(zone, { timeZoneName })
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

/** What a zone is called in the whole year, "Eastern Time". */
export const zoneName = (zone: string): string => nameIn(zone, new Date(0), 'longGeneric');

/** The name of a zone at an instant, "EDT" or "EST". It distinguishes the two equal hours of an autumn night. */
const zoneNameAt = (zone: string, at: Date | Instant): string => nameIn(zone, at, 'short');

const hour = 60 * 60 * 1000;

/** Whether the zone's clocks show this time twice, as in a night of autumn. */
const isTwice = (zone: string, at: Date | Instant): boolean =>
  [-hour, hour].some((away) => timeIn(zone, new Date(new Date(at).getTime() + away)) === timeIn(zone, at));

/** The time of an instant for people, "7:30 AM"; with the zone’s name, "1:30 AM EST", where the clocks show it twice. */
export const clockIn = (zone: string, at: Date | Instant, isNamed = isTwice(zone, at)): string =>
  formatIn(zone, { hour: 'numeric', minute: '2-digit', ...(isNamed && { timeZoneName: 'short' }) })
    .format(new Date(at))
    .replace(/\s/g, ' ');

export type Span = { startsAt: Date | Instant; endsAt: Date | Instant };

/** The times of a span's start and end; both with the zone’s name where one needs it, or where the clocks change in between. */
export const hoursIn = (zone: string, { startsAt, endsAt }: Span): [string, string] => {
  const isNamed =
    zoneNameAt(zone, startsAt) !== zoneNameAt(zone, endsAt) ||
    isTwice(zone, startsAt) ||
    isTwice(zone, endsAt);
  return [clockIn(zone, startsAt, isNamed), clockIn(zone, endsAt, isNamed)];
};

/** Whether a span needs its days, because hours alone would not say when it is. */
export const isLongerThanADay = ({ startsAt, endsAt }: Span): boolean =>
  new Date(endsAt).getTime() - new Date(startsAt).getTime() > dayLength;

/** The last day of a span. Its end instant is not part of it. */
export const lastDayIn = (zone: string, end: Date | Instant): CalendarDay =>
  dayIn(zone, new Date(new Date(end).getTime() - 1));

/** The zone's offset from UTC at an instant, such as -04:00. */
const offsetIn = (zone: string, at: Date): string => nameIn(zone, at, 'longOffset').slice(3) || 'Z';

/**
 * The instant at which a zone's clocks show a time (HH:MM) of a day; without a time, the beginning of the day. Where the clocks show the
 * time twice, the first one. A time that the clocks skip counts on from the hour before.
 */
export const instantIn = (zone: string, day: CalendarDay, time = '00:00'): Date => {
  const shown = `${day}T${time}:00`;
  const before = offsetIn(zone, new Date(Date.parse(`${shown}Z`) - 12 * hour));
  const instant = new Date(shown + before);
  const after = new Date(shown + offsetIn(zone, instant));
  return offsetIn(zone, after) === offsetIn(zone, instant) ? after : instant;
};

const dayLength = 24 * hour;

/** The day that is `days` after another, or before it where `days` is negative. */
export const daysAfter = (day: CalendarDay, days: number): CalendarDay =>
  dayIn('UTC', new Date(Date.parse(day) + days * dayLength));

/** Days from one day to another; negative where `to` is before `from`. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  (Date.parse(to) - Date.parse(from)) / dayLength;

/** The Monday of a day’s week. */
export const mondayOf = (day: CalendarDay): CalendarDay =>
  daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7));

/** A day of a month; months count beyond 12 (13 is the next January). In a shorter month, its last day. */
export const dayOfMonth = (year: number, month: number, day: number): CalendarDay => {
  const last = new Date(Date.UTC(year, month, 0));
  return dayIn('UTC', new Date(last.setUTCDate(Math.min(day, last.getUTCDate()))));
};

/** A day in words, the same wherever it is read. */
export const dayText = (day: CalendarDay, shape: Intl.DateTimeFormatOptions): string =>
  formatIn('UTC', shape).format(new Date(day));

/** Two days as one span, "Aug 28 – 29"; a day alone where they are the same. */
export const daysText = (first: CalendarDay, last: CalendarDay, shape: Intl.DateTimeFormatOptions): string =>
  formatIn('UTC', shape).formatRange(new Date(first), new Date(last));
