import { transact } from '#server/platform/database/database.ts';
import { findOutcome } from './charging.gateway.ts';
import { findIntent, takeTurn } from './charging.intents.ts';
import { watchForOrphan } from './charging.orphaned-charge.ts';
import { release, settle } from './charging.settle.ts';
import { abandonedAfter, askAgainAfter, later, reconcileJob } from './charging.timing.ts';
import {
  type ChargingDeps,
  type Declined,
  type Intent,
  isUndecided,
  type Purpose,
  type PurposeDeps,
  type Purposes,
} from './charging.types.ts';

/** After this many runs without an answer (about seven minutes), the server tells the payer that it takes longer. */
const runsUntilNotice = 3;

/** Concludes that nothing was charged, and tells the payer, whose page may be long closed. */
const conclude = (deps: PurposeDeps, purpose: Purpose, intentId: string, declined: Declined): Promise<void> =>
  transact(deps.db, async (trx) => {
    const intent = await release(deps, trx, purpose, { intentId, declined });
    if (intent === null) return;
    // An expired approval cannot be charged.
    if (intent.grantSession === null) await watchForOrphan(deps, trx, intentId);
    await purpose.notify(deps, trx, intent, 'not-charged');
  });

/** Asks the gateway for the outcome of an open intent, and charges nothing. Resolves with whether the outcome is known now. */
export const reconcile = async (deps: ChargingDeps, purpose: Purpose, intentId: string): Promise<boolean> => {
  const intent = await findIntent(deps.db, intentId);
  if (intent === undefined || !isUndecided(intent)) return true;
  const isGrant = intent.grantSession !== null;
  const outcome = await findOutcome(deps, { id: intentId, createdAt: intent.createdAt, isGrant });
  if (outcome === null) return false;
  if (outcome.kind === 'declined') await conclude(deps, purpose, intentId, outcome);
  else await settle(deps, purpose, intentId, outcome);
  return true;
};

/**
 * Reconciles an intent while people wait for it: at most every two seconds, for any number of people. Resolves with whether anything may
 * have changed, also because of a concurrent call.
 */
export const reconcileIfDue = async (
  deps: ChargingDeps,
  purpose: Purpose,
  intent: Pick<Intent, 'id' | 'state' | 'updatedAt'>,
): Promise<boolean> => {
  if (!isUndecided(intent)) return false;
  const now = deps.clock.now();
  const wait = intent.state === 'unknown' ? askAgainAfter : abandonedAfter(deps);
  if (now < later(intent.updatedAt, wait)) return false;
  return !(await takeTurn(deps.db, intent, now)) || reconcile(deps, purpose, intent.id);
};

export const registerReconciling = (deps: ChargingDeps, purposes: Purposes): void =>
  deps.jobs.register(
    reconcileJob,
    async (payload, { attempt }) => {
      const intentId = String(payload.intentId);
      const intent = await findIntent(deps.db, intentId);
      if (intent === undefined) return;
      const purpose = purposes.of(intent);
      if (await reconcile(deps, purpose, intentId)) return;
      if (attempt === runsUntilNotice)
        await transact(deps.db, (trx) => purpose.notify(deps, trx, intent, 'still-open'));
      throw new Error(`The gateway has not decided on ${intentId} yet.`);
    },
    { lane: 'charges', isNeverGivenUp: true },
  );
