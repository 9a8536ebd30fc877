import { type CalendarDay, daysAfter, daysBetween, mondayOf } from '#machines/calendar.ts';

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

/** A goal, the day until which it is to be reached, and today. */
type Paced = {
  goal: { amount: number; done: number; days: readonly Day[] };
  today: CalendarDay;
  until: CalendarDay;
};

/** What a week has to bring, in the goal's unit. */
export type Pace = {
  /** Done since Monday. */
  thisWeek: number;
  /** Enough in each week from this one on, rounded up to a whole; null once the goal or its last day is reached. */
  enough: number | null;
  /** What the full weeks since the first entry brought on average, of those that are shown; null before the first. */
  average: number | null;
};

/** How a goal comes along, week by week. */
export const paceOf = ({ goal: { amount, done, days }, today, until }: Paced): Pace => {
  const weeks = weeksUntil(today, days);
  const thisWeek = weeks.at(-1)?.amount ?? 0;
  const full = weeks.slice(0, -1);
  const since = full.slice(full.findIndex((week) => week.amount > 0));
  const hasBegun = full.some((week) => week.amount > 0);
  // Counted from Monday, so that a day that is entered doesn't move what the week asks for.
  const left = amount - (done - thisWeek);
  const weeksLeft = Math.floor(daysBetween(mondayOf(today), until) / 7) + 1;
  return {
    thisWeek,
    enough: done >= amount || today > until ? null : Math.ceil(left / weeksLeft),
    average: hasBegun ? since.reduce((sum, week) => sum + week.amount, 0) / since.length : null,
  };
};
