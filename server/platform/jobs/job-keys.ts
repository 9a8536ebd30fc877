import { dayIn, timeIn } from '#machines/calendar.ts';

/**
 * The key of what is done once a day. It goes by UTC: of two times that are 24 hours apart each has its own, while both can be in the
 * day of 25 hours that a zone has in autumn.
 */
export const dailyKey = (time: Date): string => dayIn('UTC', time);

/** The key of what is done once an hour. */
export const hourlyKey = (time: Date): string => `${dailyKey(time)}T${timeIn('UTC', time).slice(0, 2)}`;
