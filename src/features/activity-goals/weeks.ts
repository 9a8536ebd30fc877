import { type CalendarDay, daysAfter, mondayOf } from '#machines/calendar.ts';

type Day = { day: CalendarDay; amount: number };
type Week = { monday: CalendarDay; amount: number };

/** As many as fit beside each other on a phone. */
const weeksShown = 8;

/** What was done in each of the last weeks, this week last. */
export const weeksUntil = (today: CalendarDay, days: readonly Day[]): Week[] => {
  const byMonday = Map.groupBy(days, ({ day }) => mondayOf(day));
  return Array.from({ length: weeksShown }, (_, at) => {
    const monday = daysAfter(mondayOf(today), (at + 1 - weeksShown) * 7);
    const amount = (byMonday.get(monday) ?? []).reduce((sum, one) => sum + one.amount, 0);
    return { monday, amount: Math.round(amount * 10) / 10 };
  });
};

/** What was done since Monday, in the goal's unit. */
export const doneThisWeek = (today: CalendarDay, days: readonly Day[]): number =>
  weeksUntil(today, days).at(-1)?.amount ?? 0;
