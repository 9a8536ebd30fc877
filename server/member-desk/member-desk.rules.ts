import { type CalendarDay, daysBetween } from '#machines/calendar.ts';

/** The number of members that makes a peloton complete; fewer may ride anyway. */
export const completeFrom = 5;

/** E-mails that captain and admins together may send within a day. */
export const mostEmails = 3;

/** The time until a fundraising deadline, whose own day counts; null once it is over. */
export const timeLeft = (
  deadline: CalendarDay,
  today: CalendarDay,
): { daysLeft: number; weeksLeft: number } | { daysLeft: null; weeksLeft: null } => {
  const daysLeft = daysBetween(today, deadline);
  if (daysLeft < 0) return { daysLeft: null, weeksLeft: null };
  return { daysLeft, weeksLeft: Math.ceil((daysLeft + 1) / 7) };
};

/** The amount to raise each week so that nothing is missing, in cents; null once the deadline is over. */
export const neededPerWeek = (missing: number, weeksLeft: number | null): number | null =>
  weeksLeft === null ? null : Math.ceil(missing / weeksLeft);
