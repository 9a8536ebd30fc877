import type { CalendarDay } from '#machines/calendar.ts';

/** The day of a recurring donation's charges after its `first` (YYYY-MM-DD): short months lack the last days. */
export const everyMonth = (first: CalendarDay): string => {
  const day = Number(first.slice(-2));
  if (day <= 28) return ' and on that day every month';
  return `, then on the ${day === 31 ? '31st' : `${day}th`} of every month, or on the last day of a shorter one`;
};
