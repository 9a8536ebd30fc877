// Days are YYYY-MM-DD in the event's time zone; two of them compare as text.

/** Months that count on over the years. */
const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

const dayIn = (month: number, dayOfMonth: number): string => {
  const [year, index] = [Math.floor(month / 12), month % 12];
  const last = new Date(Date.UTC(year, index + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, index, Math.min(dayOfMonth, last))).toISOString().slice(0, 10);
};

/** The first day after `day` on which a recurring donation falls due: its day of the month, or the last of a shorter month. */
export const firstDueAfter = (day: string, dayOfMonth: number): string => {
  const here = dayIn(monthOf(day), dayOfMonth);
  return here > day ? here : dayIn(monthOf(day) + 1, dayOfMonth);
};

/** When it falls due next, once the donation of `given`'s month is made: in a later month, and not before tomorrow. */
export const dueAfter = (given: string, dayOfMonth: number, today: string): string => {
  const next = dayIn(monthOf(given) + 1, dayOfMonth);
  return next > today ? next : firstDueAfter(today, dayOfMonth);
};

/** Where several months fell due, unnoticed, only the latest is given: nobody finds half a year on one statement. */
export const latestDue = (due: string, dayOfMonth: number, today: string): string => {
  const here = dayIn(monthOf(today), dayOfMonth);
  const latest = here <= today ? here : dayIn(monthOf(today) - 1, dayOfMonth);
  return latest > due ? latest : due;
};

/** When an active recurring donation falls due, as it is stored. */
export type DuePlan = { nextOn: string; retryOn: string | null; dayOfMonth: number };

/** How many charges of it fall due through `last`, if none is refused: the one that waits, and each month's after it. */
export const chargesUntil = (
  { nextOn, retryOn, dayOfMonth }: DuePlan,
  today: string,
  last: string,
): number => {
  const waiting = latestDue(nextOn, dayOfMonth, today);
  let count = (retryOn ?? waiting) <= last ? 1 : 0;
  for (let due = dueAfter(waiting, dayOfMonth, today); due <= last; due = dueAfter(due, dayOfMonth, today))
    count += 1;
  return count;
};
