import type { Trx } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { later } from './charging.open-intent.ts';

const hour = 60 * 60 * 1_000;
/** After an intent was given up; the second time for a gateway, or a clock, that was out of order. */
const looksAfter = [hour, 25 * hour];

const isGivenUp = async ({ db }: Platform, intentId: string): Promise<boolean> => {
  const intent = await db
    .selectFrom('paymentIntent')
    .select('state')
    .where('id', '=', intentId)
    .executeTakeFirst();
  return intent?.state === 'declined';
};

/** What is done about charges of one purpose that come after their intent was given up; `job` names the kind of its jobs. */
export const lateCharges = (job: string) => {
  const lookAt = (platform: Platform, trx: Trx, intentId: string, runAt: Date): Promise<void> =>
    platform.jobs.enqueue(trx, job, { intentId }, { key: `${intentId}:${runAt.toISOString()}`, runAt });
  return {
    /** Has the gateway asked for a charge that comes all the same after its intent was given up. */
    lookFor: async (platform: Platform, trx: Trx, intentId: string): Promise<void> => {
      const now = platform.clock.now();
      for (const wait of looksAfter) await lookAt(platform, trx, intentId, later(now, wait));
    },
    /** Has a charge that counts for nothing given back at once. */
    giveBackNow: (platform: Platform, trx: Trx, intentId: string): Promise<void> =>
      lookAt(platform, trx, intentId, platform.clock.now()),
    /** Gives back what was charged after its intent had been given up; `bookReturn` notes the charge and its return, once. */
    register: (platform: Platform, bookReturn: (intentId: string) => Promise<void>): void =>
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
      ),
  };
};
