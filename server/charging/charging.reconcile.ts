import { transact } from '#server/platform/database/transact.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findOutcome } from './charging.gateway.ts';
import { findIntent, takeTurn } from './charging.intents.ts';
import { reconcileJob } from './charging.jobs.ts';
import { watchForOrphan } from './charging.orphaned-charge.ts';
import type { Purposes } from './charging.purposes.ts';
import { release, settle } from './charging.settle.ts';
import { abandonedAfter, askAgainAfter, later } from './charging.timing.ts';
import { type Declined, type Intent, isUndecided, type Purpose } from './charging.types.ts';

/** After so many runs of the job without an answer, some twenty minutes, the payer is told that it takes longer. */
const runsUntilTold = 3;

/** Concludes that nothing was charged. The payer, whose page may be long closed, hears of it. */
const conclude = (
  platform: Platform,
  purpose: Purpose,
  intentId: string,
  declined: Declined,
): Promise<void> =>
  transact(platform.db, async (trx) => {
    const intent = await release(platform, trx, purpose, { intentId, declined });
    if (intent === null) return;
    // Nothing can come of an approval that has run out.
    if (intent.grantSession === null) await watchForOrphan(platform, trx, intentId);
    await purpose.notify(platform, trx, intent, 'not-charged');
  });

/** Asks the gateway what became of an open intent, and charges nothing. Resolves with whether that is known now. */
export const reconcile = async (platform: Platform, purpose: Purpose, intentId: string): Promise<boolean> => {
  const intent = await findIntent(platform.db, intentId);
  if (intent === undefined || !isUndecided(intent)) return true;
  const isGrant = intent.grantSession !== null;
  const outcome = await findOutcome(platform, { id: intentId, createdAt: intent.createdAt, isGrant });
  if (outcome === null) return false;
  if (outcome.kind === 'declined') await conclude(platform, purpose, intentId, outcome);
  else await settle(platform, purpose, intentId, outcome);
  return true;
};

/**
 * The same while a person looks: at most every two seconds, however many look. Resolves with whether anything may have changed, also
 * because somebody else asked in this moment.
 */
export const reconcileIfDue = async (
  platform: Platform,
  purpose: Purpose,
  intent: Pick<Intent, 'id' | 'state' | 'updatedAt'>,
): Promise<boolean> => {
  if (!isUndecided(intent)) return false;
  const now = platform.clock.now();
  const wait = intent.state === 'unknown' ? askAgainAfter : abandonedAfter(platform);
  if (now < later(intent.updatedAt, wait)) return false;
  return !(await takeTurn(platform.db, intent, now)) || reconcile(platform, purpose, intent.id);
};

export const registerReconciling = (platform: Platform, purposes: Purposes): void =>
  platform.jobs.register(
    reconcileJob,
    async (payload, { attempt }) => {
      const intentId = String(payload.intentId);
      const intent = await findIntent(platform.db, intentId);
      if (intent === undefined) return;
      const purpose = purposes.of(intent);
      if (await reconcile(platform, purpose, intentId)) return;
      if (attempt === runsUntilTold)
        await transact(platform.db, (trx) => purpose.notify(platform, trx, intent, 'still-open'));
      throw new Error(`The gateway has not decided on ${intentId} yet.`);
    },
    { lane: 'charges', isNeverGivenUp: true },
  );
