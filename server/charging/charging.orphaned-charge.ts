import { post, reverse } from '#server/ledger/ledger.ts';
import { type Trx, transact } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { closeGivenBack, findIntent } from './charging.intents.ts';
import { later, orphanedChargeJob, orphanLooksAfter } from './charging.timing.ts';
import type { ChargingDeps, PurposeDeps, Purposes } from './charging.types.ts';

const lookAt = ({ jobs }: Pick<Platform, 'jobs'>, trx: Trx, intentId: string, runAt: Date): Promise<void> =>
  jobs.enqueue(trx, orphanedChargeJob, { intentId }, { key: `${intentId}:${runAt.toISOString()}`, runAt });

/** Schedules later checks for a charge that appears after its intent was given up. */
export const watchForOrphan = async (
  deps: Pick<Platform, 'clock' | 'jobs'>,
  trx: Trx,
  intentId: string,
): Promise<void> => {
  const now = deps.clock.now();
  for (const wait of orphanLooksAfter) await lookAt(deps, trx, intentId, later(now, wait));
};

/** Schedules the refund of an orphaned charge at once. */
export const giveBackOrphan = (
  deps: Pick<Platform, 'clock' | 'jobs'>,
  trx: Trx,
  intentId: string,
): Promise<void> => lookAt(deps, trx, intentId, deps.clock.now());

/**
 * Books the charge and its refund, once. Both are in the ledger, as at the gateway, but not in the account of what was owed: the charge
 * never counted.
 */
const bookReturn = (deps: PurposeDeps, purposes: Purposes, intentId: string): Promise<void> =>
  transact(deps.db, async (trx) => {
    const { clock } = deps;
    const intent = await closeGivenBack(trx, intentId, clock.now());
    if (intent === null) return;
    const { amount, eventYear } = intent;
    if (eventYear === null) throw new Error(`Intent ${intentId} belongs to no event.`);
    const purpose = purposes.of(intent);
    const { transactionId } = await post(trx, clock, {
      kind: purpose.ledgerKind,
      reference: intentId,
      debits: [{ account: { kind: 'clearing', eventYear }, amount }],
      credits: [{ account: { kind: 'partners', eventYear }, amount }],
    });
    await reverse(trx, clock, { transactionId, kind: `${purpose.ledgerKind}-returned` });
    await purpose.notify(deps, trx, intent, 'given-back');
  });

/** Refunds a charge that appeared after its intent was given up. A charge that counts after all stays. */
const giveBack = async (
  deps: Omit<ChargingDeps, 'log'>,
  purposes: Purposes,
  intentId: string,
): Promise<void> => {
  const intent = await findIntent(deps.db, intentId);
  if (intent?.state !== 'declined') return;
  const known = await deps.payments.findByOrderId(intentId);
  if (known?.status === 'charged') await deps.payments.refund(known);
  // A run that ended after the refund finds the refund here.
  if (known?.status === 'charged' || known?.status === 'refunded') await bookReturn(deps, purposes, intentId);
};

export const registerGivingBack = (deps: Omit<ChargingDeps, 'log'>, purposes: Purposes): void =>
  deps.jobs.register(orphanedChargeJob, ({ intentId }) => giveBack(deps, purposes, String(intentId)), {
    lane: 'charges',
    isNeverGivenUp: true,
  });
