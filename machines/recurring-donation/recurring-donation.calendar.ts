import { type CalendarDay, dayOfMonth as dayOf } from '#machines/calendar.ts';

/** Months that count on over the years. */
const monthOf = (day: CalendarDay): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

const dayOfMonthIn = (month: number, day: number): CalendarDay =>
  dayOf(Math.floor(month / 12), (month % 12) + 1, day);

/** The first day after `day` on which a recurring donation falls due: its day of the month, or the last of a shorter month. */
export const firstDueAfter = (day: CalendarDay, dayOfMonth: number): CalendarDay => {
  const here = dayOfMonthIn(monthOf(day), dayOfMonth);
  return here > day ? here : dayOfMonthIn(monthOf(day) + 1, dayOfMonth);
};

/** When it falls due next, once the donation of `given`'s month is made: in a later month, and not before tomorrow. */
export const dueAfter = (given: CalendarDay, dayOfMonth: number, today: CalendarDay): CalendarDay => {
  const next = dayOfMonthIn(monthOf(given) + 1, dayOfMonth);
  return next > today ? next : firstDueAfter(today, dayOfMonth);
};

/** Where several months fell due, unnoticed, only the latest is given: nobody finds half a year on one statement. */
export const latestDue = (due: CalendarDay, dayOfMonth: number, today: CalendarDay): CalendarDay => {
  const here = dayOfMonthIn(monthOf(today), dayOfMonth);
  const latest = here <= today ? here : dayOfMonthIn(monthOf(today) - 1, dayOfMonth);
  return latest > due ? latest : due;
};

/** When an active recurring donation falls due, as it is stored. */
export type DuePlan = { nextOn: CalendarDay; retryOn: CalendarDay | null; dayOfMonth: number };

/** How many charges of it fall due through `last`, if none is refused: the one that waits, and each month's after it. */
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
