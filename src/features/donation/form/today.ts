import { eventZone } from '#machines/event-zone.ts';

// Canada writes dates the way ISO 8601 does.
const days = new Intl.DateTimeFormat('en-CA', { timeZone: eventZone, dateStyle: 'short' });

/** Today where the event is, YYYY-MM-DD: by that day a recurring donation is charged, wherever its donor is. */
export const today = (): string => days.format(new Date());
