import type { Intent } from '#server/charging/charging.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';

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
