import { type CalendarDay, daysAfter, daysBetween, eventZone, instantIn } from '#machines/calendar.ts';
import type { Intent } from '#server/charging/charging.ts';
import { type CommitmentProgress, missingOf } from '#server/fundraising/fundraising.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';

/** What is due on a day: a warning this many days ahead, the charge after fund sharing, or nothing yet. */
export type Stage = 30 | 7 | 1 | 'charge';

const day = 24 * 60 * 60 * 1000;

/**
 * Only the most urgent: a server that was down for a while does not send three warnings at once. The rider can still act on the deadline's
 * own day, and on the days of sharing until `sharingEnds`: a missed last warning is sent then.
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

/** The earliest time of this deadline's last warning: it is sent on the day before. */
export const warnedSince = (deadline: CalendarDay): Date => instantIn(eventZone, daysAfter(deadline, -1));

/** The time to act after the last warning, before the charge. */
export const chargeableFrom = (warnedAt: Date): Date => new Date(warnedAt.getTime() + day);

/** The charged part of a shortfall, in cents: at most the commitment, even if the rider owes more. */
export const chargeOf = (progress: CommitmentProgress): number =>
  Math.min(progress.committed, missingOf(progress));

/** Charges a rider's shortfall: a `ChargeOrder`. */
export const chargeJob = 'commitment-charge';

/** One attempt to charge a rider's shortfall, counted from 1. */
export type ChargeOrder = { eventId: string; personId: string; attempt: number };

export const keyOf = ({ eventId, personId, attempt }: ChargeOrder): string =>
  `${eventId}:${personId}:${attempt}`;

export const referenceOf = ({ eventId, personId }: ChargeOrder): string => `${eventId}:${personId}`;

export const orderOf = ({ idempotencyKey }: Pick<Intent, 'idempotencyKey'>): ChargeOrder => {
  const [eventId = '', personId = '', attempt] = idempotencyKey.split(':');
  return { eventId, personId, attempt: Number(attempt) };
};

export const enqueueCharge = (
  { jobs }: { jobs: Jobs },
  trx: Trx,
  order: ChargeOrder,
  runAt: Date,
): Promise<void> => jobs.enqueue(trx, chargeJob, order, { key: keyOf(order), runAt });
