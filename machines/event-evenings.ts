/** Days are YYYY-MM-DD; times are HH:MM where the event is. */
type Evening = { name: string; place: string; times: { start: string; end: string } };

/** The two evenings of a year: the database knows the rides' days and the deadline, and both evenings go by them. */
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

/** A calendar date so many days later; earlier where that is negative. */
export const daysFrom = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The evening before the first day of Ride Weekend. */
export const ceremonyDay = (weekendStartsOn: string): string => daysFrom(weekendStartsOn, -1);

/** Four weeks after the fundraising deadline. */
export const celebrationDay = (fundraisingDeadline: string): string => daysFrom(fundraisingDeadline, 28);
