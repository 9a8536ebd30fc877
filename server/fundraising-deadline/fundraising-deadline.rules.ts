import { type CalendarDay, daysAfter, daysBetween, eventZone, instantIn } from '#machines/calendar.ts';
import { missingOf, type Standing } from '#server/fundraising/fundraising.ts';

/** What is due on a day: a warning this many days ahead, the charge once fund sharing has ended, or nothing yet. */
export type Stage = 30 | 7 | 1 | 'charge';

const day = 24 * 60 * 60 * 1000;

/**
 * Only the most urgent: a server that was away for a while doesn't send three warnings at once. The deadline's own day still belongs to
 * the rider, and so do the days after it on which members share what was raised, the last of which is `sharingEnds`: whoever missed the
 * last warning still gets it then.
 */
export const stageOf = (
  deadline: CalendarDay,
  sharingEnds: CalendarDay,
  today: CalendarDay,
): Stage | null => {
  const left = daysBetween(today, deadline);
  if (today > sharingEnds) return 'charge';
  if (left <= 1) return 1;
  if (left <= 7) return 7;
  return left <= 30 ? 30 : null;
};

/** Days between the last attempts. */
export const lastWait = 7;
const waits = [3, 5, lastWait] as const;

/** Days until a refused charge is tried again; null after the last attempt, which is the fourth. */
export const retryAfter = (attempt: number): number | null => waits[attempt - 1] ?? null;

/** No last warning of this deadline is older: it goes out on the day before. */
export const warnedSince = (deadline: CalendarDay): Date => instantIn(eventZone, daysAfter(deadline, -1));

/** A rider has this long to act on the last warning before they are charged. */
export const chargeableFrom = (warnedAt: Date): Date => new Date(warnedAt.getTime() + day);

/** Of what is missing, what is charged, in cents: nobody pays more than they committed to raise, whatever they owe. */
export const chargeOf = (standing: Standing): number => Math.min(standing.committed, missingOf(standing));
