import type { Trx } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { later } from './open-intent.ts';

/** Has the gateway asked at `runAt`, by the kind of job that `job` names, for a charge that counts for nothing. */
export const enqueueGivingBack = (
  platform: Platform,
  trx: Trx,
  { job, intentId, runAt }: { job: string; intentId: string; runAt: Date },
): Promise<void> =>
  platform.jobs.enqueue(trx, job, { intentId }, { key: `${intentId}:${runAt.toISOString()}`, runAt });

const hour = 60 * 60 * 1_000;
/** After an intent was given up; the second time for a gateway, or a clock, that was out of order. */
const looksAfter = [hour, 25 * hour];

/** Has the gateway asked for a charge that comes all the same after its intent was given up. */
export const lookForLateCharge = async (
  platform: Platform,
  trx: Trx,
  { job, intentId }: { job: string; intentId: string },
): Promise<void> => {
  const now = platform.clock.now();
  for (const wait of looksAfter)
    await enqueueGivingBack(platform, trx, { job, intentId, runAt: later(now, wait) });
};

const isGivenUp = async ({ db }: Platform, intentId: string): Promise<boolean> => {
  const intent = await db
    .selectFrom('paymentIntent')
    .select('state')
    .where('id', '=', intentId)
    .executeTakeFirst();
  return intent?.state === 'declined';
};

/** Gives back what was charged after its intent had been given up; `bookReturn` notes the charge and its return, once. */
export const registerLateCharges = (
  platform: Platform,
  job: string,
  bookReturn: (intentId: string) => Promise<void>,
): void =>
  platform.jobs.register(
    job,
    async (payload) => {
      const intentId = String(payload.intentId);
      if (!(await isGivenUp(platform, intentId))) return;
      const known = await platform.payments.findByOrderId(intentId);
      if (known?.status === 'charged') await platform.payments.refund(known);
      // A run that ended after the refund finds it done.
      if (known?.status === 'charged' || known?.status === 'refunded') await bookReturn(intentId);
    },
    { lane: 'charges', isNeverGivenUp: true },
  );
