import { type CalendarDay, daysAfter, daysBetween, mondayOf } from '#machines/calendar.ts';

type Day = { day: CalendarDay; amount: number };
type Week = { monday: CalendarDay; amount: number };

/** The number of weeks that fit side by side on a phone. */
const weeksShown = 8;

/** The amounts of the last weeks, this week last. */
export const weeksUntil = (today: CalendarDay, days: readonly Day[]): Week[] => {
  const byMonday = Map.groupBy(days, ({ day }) => mondayOf(day));
  return Array.from({ length: weeksShown }, (_, at) => {
    const monday = daysAfter(mondayOf(today), (at + 1 - weeksShown) * 7);
    const amount = (byMonday.get(monday) ?? []).reduce((sum, one) => sum + one.amount, 0);
    return { monday, amount: Math.round(amount * 10) / 10 };
  });
};

/** A goal, its last day, and today. */
type Paced = {
  goal: { amount: number; done: number; days: readonly Day[] };
  today: CalendarDay;
  until: CalendarDay;
};

/** A goal's weekly amounts, in its unit. */
export type Pace = {
  /** The amount since Monday. */
  thisWeek: number;
  /** The amount that each week needs from this one on, rounded up; null when the goal or its last day is reached. */
  enough: number | null;
  /** The average of the shown full weeks since the first entry; null before the first. */
  average: number | null;
};

/** A goal's progress week by week. */
export const paceOf = ({ goal: { amount, done, days }, today, until }: Paced): Pace => {
  const weeks = weeksUntil(today, days);
  const thisWeek = weeks.at(-1)?.amount ?? 0;
  const full = weeks.slice(0, -1);
  const since = full.slice(full.findIndex((week) => week.amount > 0));
  const hasBegun = full.some((week) => week.amount > 0);
  // Counted from Monday, so that an entry doesn't change what the week needs.
  const left = amount - (done - thisWeek);
  const weeksLeft = Math.floor(daysBetween(mondayOf(today), until) / 7) + 1;
  return {
    thisWeek,
    enough: done >= amount || today > until ? null : Math.ceil(left / weeksLeft),
    average: hasBegun ? since.reduce((sum, week) => sum + week.amount, 0) / since.length : null,
  };
};
