import { eventZone, formatIn, type Instant } from '#machines/calendar.ts';

const shape: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};

/** An instant in the event’s zone, with the zone’s name: "Fri, Mar 5, 3:00 PM EST". The same in every browser. */
export const momentText = (at: Instant): string => formatIn(eventZone, shape).format(new Date(at));
