import { sql } from 'kysely';
import { type Trx, transact } from '#server/platform/database/database.ts';
import { dropJobs } from '#server/platform/jobs/job-table.ts';
import { closeCharged, closeDeclined, findIntent, markUnknown } from './charging.intents.ts';
import { giveBackOrphan } from './charging.orphaned-charge.ts';
import { reconcileJob } from './charging.timing.ts';
import type {
  Charged,
  ChargeOutcome,
  ChargingDeps,
  Declined,
  Intent,
  Purpose,
  PurposeDeps,
} from './charging.types.ts';

/** `orphaned`: the charge came after its intent was given up, so it is being refunded. */
export type Settled<Booked extends object> =
  | { kind: 'booked'; booked: Booked }
  | { kind: 'closed' }
  | { kind: 'orphaned' };

/** A closed intent needs no more questions to the gateway. */
const unwatch = async (trx: Trx, { id }: Intent): Promise<void> => {
  await sql`with intent as (select ${id}::uuid as id) ${dropJobs('intent', reconcileJob)}`.execute(trx);
};

/** Makes a purpose's `book` from a function that writes what was paid for; the intent is closed in the same transaction. */
export const bookedIn =
  <Booked extends object>(
    write: (deps: PurposeDeps, trx: Trx, intent: Intent, charge: Charged) => Promise<Booked>,
  ): Purpose<Booked>['book'] =>
  (deps, intentId, charge) =>
    transact(deps.db, async (trx) => {
      const intent = await closeCharged(trx, intentId, charge, deps.clock.now());
      if (intent === null) return null;
      await unwatch(trx, intent);
      return write(deps, trx, intent, charge);
    });

/** A charge of a closed intent: its own, reported again, or an orphan. */
const whenClosed = async (
  deps: Pick<ChargingDeps, 'db' | 'clock' | 'jobs' | 'log'>,
  intentId: string,
  { transactionId }: Charged,
): Promise<{ kind: 'closed' } | { kind: 'orphaned' }> => {
  const intent = await findIntent(deps.db, intentId);
  if (intent?.state !== 'declined' && intent?.state !== 'refunded') {
    if (intent?.gatewayTransactionId !== transactionId)
      deps.log.error({ intent: intentId, transactionId }, 'an order was charged twice, or is not known');
    return { kind: 'closed' };
  }
  await transact(deps.db, (trx) => giveBackOrphan(deps, trx, intentId));
  return { kind: 'orphaned' };
};

/** Closes an intent without a charge, and frees what was reserved for it. Resolves with null when it was closed before. */
export const release = async (
  deps: PurposeDeps,
  trx: Trx,
  purpose: Purpose,
  { intentId, declined }: { intentId: string; declined: Declined },
): Promise<Intent | null> => {
  const intent = await closeDeclined(trx, intentId, declined, deps.clock.now());
  if (intent === null) return null;
  await unwatch(trx, intent);
  await purpose.release(deps, trx, intent, declined);
  return intent;
};

/** Records the outcome of a charge, once. A final outcome stays. */
export const settle = async <Booked extends object>(
  deps: Omit<ChargingDeps, 'payments'>,
  purpose: Purpose<Booked>,
  intentId: string,
  outcome: ChargeOutcome,
): Promise<Settled<Booked>> => {
  if (outcome.kind === 'charged') {
    const booked = await purpose.book(deps, intentId, outcome);
    return booked === null ? whenClosed(deps, intentId, outcome) : { kind: 'booked', booked };
  }
  if (outcome.kind === 'declined')
    await transact(deps.db, (trx) => release(deps, trx, purpose, { intentId, declined: outcome }));
  else await markUnknown(deps.db, intentId, deps.clock.now());
  return { kind: 'closed' };
};
