import { type CalendarDay, daysAfter } from '#machines/calendar.ts';

/** Times are HH:MM in the event's zone. */
type Evening = { name: string; place: string; times: { start: string; end: string } };

/** The two evenings of a year. The database has the rides' days and the deadline, and the evenings follow from them. */
export const evenings = {
  'opening-ceremony': {
    name: 'Opening Ceremony',
    place: 'Founders Green',
    times: { start: '18:00', end: '20:30' },
  },
  'impact-celebration': {
    name: 'Impact Celebration',
    place: 'Mill Street Depot',
    times: { start: '18:00', end: '21:00' },
  },
} as const satisfies Record<string, Evening>;

/** The evening before the first day of Ride Weekend. */
export const ceremonyDay = (weekendStartsOn: CalendarDay): CalendarDay => daysAfter(weekendStartsOn, -1);

/** Four weeks after the fundraising deadline. */
export const celebrationDay = (fundraisingDeadline: CalendarDay): CalendarDay =>
  daysAfter(fundraisingDeadline, 28);
