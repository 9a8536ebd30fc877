import type { CalendarDay } from '#machines/calendar.ts';

/** When a recurring donation goes on, after its `first` day (YYYY-MM-DD): not every month has the last days of the longest. */
export const everyMonth = (first: CalendarDay): string => {
  const day = Number(first.slice(-2));
  if (day <= 28) return ' and on that day every month';
  return `, then on the ${day === 31 ? '31st' : `${day}th`} of every month, or on the last day of a shorter one`;
};
