import {
  type CalendarDay,
  dayIn,
  daysText,
  dayText,
  eventZone,
  hoursIn,
  type Span,
} from '#machines/calendar.ts';

/** Today in the event's zone: a recurring donation is charged by that day, regardless of its donor's zone. */
export const today = (): CalendarDay => dayIn(eventZone, new Date());

type DateStyle = 'long' | 'short' | 'brief' | 'weekday';

const options: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  long: { month: 'long', day: 'numeric', year: 'numeric' },
  short: { month: 'short', day: 'numeric' },
  brief: { weekday: 'short', month: 'short', day: 'numeric' },
  weekday: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
};

/** A calendar day as "August 7, 2027". */
export const dateText = (day: CalendarDay, style: DateStyle = 'long') => dayText(day, options[style]);

/** Two days as "Aug 28 – 29", one alone as "Aug 28"; `long` as "August 28 – 29, 2027". */
export const dateRange = (first: CalendarDay, last: CalendarDay, style: 'short' | 'long' = 'short') =>
  daysText(first, last, options[style]);

/** A time of day ("06:30") as "6:30 AM", without a line break inside. */
export const timeOfDay = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}\u00A0${hours < 12 ? 'AM' : 'PM'}`;
};

/** Prevents a line break inside a time. */
export const unbroken = (time: string): string => time.replaceAll(' ', '\u00A0');

/** "8 – 11 AM", "8 AM – 12:30 PM" in the event’s zone, without a line break inside; a span that ends on the next day says so. */
export const hoursText = (span: Span): string => {
  const isOver = dayIn(eventZone, span.startsAt) < dayIn(eventZone, span.endsAt);
  const [from, until] = hoursIn(eventZone, span).map((time) => time.replace(':00', ''));
  const half = /\s[AP]M$/.exec(until ?? '')?.[0];
  const start = half !== undefined && from?.endsWith(half) && !isOver ? from.slice(0, -half.length) : from;
  return `${unbroken(`${start} – ${until}`)}${isOver ? ' the next day' : ''}`;
};
