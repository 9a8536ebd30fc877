import { dayIn, timeIn } from '#machines/calendar.ts';

/**
 * The key of a daily job. It uses UTC: two times 24 hours apart always have different keys, while a zone's autumn day of 25 hours can hold
 * both.
 */
export const dailyKey = (time: Date): string => dayIn('UTC', time);

export const hourlyKey = (time: Date): string => `${dailyKey(time)}T${timeIn('UTC', time).slice(0, 2)}`;
