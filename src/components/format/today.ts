import { type CalendarDay, dayIn, eventZone } from '#machines/calendar.ts';

/** Today in the event's zone: a recurring donation is charged by that day, in whatever zone its donor is. */
export const today = (): CalendarDay => dayIn(eventZone, new Date());
