import { eventZone } from '#machines/event-zone.ts';

type DateStyle = 'long' | 'short' | 'brief' | 'weekday';

const options: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  long: { month: 'long', day: 'numeric', year: 'numeric' },
  short: { month: 'short', day: 'numeric' },
  brief: { weekday: 'short', month: 'short', day: 'numeric' },
  weekday: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
};

/**
 * A calendar date ("2027-08-07") or an instant ("2027-08-07T14:00:00Z") as "August 7, 2027". A calendar date is the
 * same day everywhere; an instant is on the day that it is where the event is, whoever reads it.
 */
export const dateText = (iso: string, style: DateStyle = 'long') => {
  const calendar = iso.length === 10;
  const format = new Intl.DateTimeFormat('en-US', {
    ...options[style],
    timeZone: calendar ? 'UTC' : eventZone,
  });
  return format.format(new Date(iso));
};

/** Two calendar dates as "Aug 28 – 29", one alone as "Aug 28"; `long` as "August 28 – 29, 2027". */
export const dateRange = (first: string, last: string, style: 'short' | 'long' = 'short') =>
  new Intl.DateTimeFormat('en-US', { ...options[style], timeZone: 'UTC' }).formatRange(
    new Date(first),
    new Date(last),
  );

/** A time of day ("06:30") as "6:30 AM", which no line breaks apart. */
export const timeOfDay = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}\u00A0${hours < 12 ? 'AM' : 'PM'}`;
};
