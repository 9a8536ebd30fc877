import { type CalendarDay, dayOfMonth as dayOf } from '#machines/calendar.ts';

/** The month's number, counted on over the years. */
const monthOf = (day: CalendarDay): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

const dayOfMonthIn = (month: number, day: number): CalendarDay =>
  dayOf(Math.floor(month / 12), (month % 12) + 1, day);

/** The first due day after `day`: the donation's day of the month, or the last day of a shorter month. */
export const firstDueAfter = (day: CalendarDay, dayOfMonth: number): CalendarDay => {
  const here = dayOfMonthIn(monthOf(day), dayOfMonth);
  return here > day ? here : dayOfMonthIn(monthOf(day) + 1, dayOfMonth);
};

/** The next due day after the donation of `given`'s month: in a later month, and not before tomorrow. */
export const dueAfter = (given: CalendarDay, dayOfMonth: number, today: CalendarDay): CalendarDay => {
  const next = dayOfMonthIn(monthOf(given) + 1, dayOfMonth);
  return next > today ? next : firstDueAfter(today, dayOfMonth);
};

/** Where several months fell due at once, only the latest is charged, so that no statement shows half a year. */
export const latestDue = (due: CalendarDay, dayOfMonth: number, today: CalendarDay): CalendarDay => {
  const here = dayOfMonthIn(monthOf(today), dayOfMonth);
  const latest = here <= today ? here : dayOfMonthIn(monthOf(today) - 1, dayOfMonth);
  return latest > due ? latest : due;
};

/** When an active recurring donation is due, as it is stored. */
export type DuePlan = { nextOn: CalendarDay; retryOn: CalendarDay | null; dayOfMonth: number };

/** The number of charges that are due through `last`, if none is refused: the waiting one, and one for each month after it. */
export const chargesUntil = (
  { nextOn, retryOn, dayOfMonth }: DuePlan,
  today: CalendarDay,
  last: CalendarDay,
): number => {
  const waiting = latestDue(nextOn, dayOfMonth, today);
  let count = (retryOn ?? waiting) <= last ? 1 : 0;
  for (let due = dueAfter(waiting, dayOfMonth, today); due <= last; due = dueAfter(due, dayOfMonth, today))
    count += 1;
  return count;
};
