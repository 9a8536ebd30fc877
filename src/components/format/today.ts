import { type CalendarDay, dayIn, eventZone } from '#machines/calendar.ts';

/** Today where the event is: by that day a recurring donation is charged, wherever its donor is. */
export const today = (): CalendarDay => dayIn(eventZone, new Date());
