import { eventZone } from '#machines/event-zone.ts';

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: eventZone,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** An instant in the event’s zone, with the zone’s name: "Fri, Mar 5, 3:00 PM EST". The same wherever it is read. */
export const momentText = (iso: string): string => format.format(new Date(iso));
