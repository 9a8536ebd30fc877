import { sql } from 'kysely';
import type { Trx } from '#server/platform/database/database.ts';
import { transact } from '#server/platform/database/transact.ts';
import { dropJobs } from '#server/platform/jobs/job-sql.ts';
import type { Platform } from '#server/platform/platform.ts';
import { closeCharged, closeDeclined, findIntent, markUnknown } from './charging.intents.ts';
import { reconcileJob } from './charging.jobs.ts';
import { giveBackOrphan } from './charging.orphaned-charge.ts';
import type { Charged, ChargeOutcome, Declined, Intent, Purpose } from './charging.types.ts';

/** `orphaned`: the charge came after its intent was given up, so the money is on its way back. */
export type Settled<Booked extends object> =
  | { kind: 'booked'; booked: Booked }
  | { kind: 'closed' }
  | { kind: 'orphaned' };

/** Nobody has to ask the gateway about an intent that is closed. */
const unwatch = async (trx: Trx, { id }: Intent): Promise<void> => {
  await sql`with intent as (select ${id}::uuid as id) ${dropJobs('intent', reconcileJob)}`.execute(trx);
};

/** Makes a purpose's `book` from a function that writes what was paid for; the intent is closed in the same transaction. */
export const bookedIn =
  <Booked extends object>(
    write: (platform: Platform, trx: Trx, intent: Intent, charge: Charged) => Promise<Booked>,
  ): Purpose<Booked>['book'] =>
  (platform, intentId, charge) =>
    transact(platform.db, async (trx) => {
      const intent = await closeCharged(trx, intentId, charge, platform.clock.now());
      if (intent === null) return null;
      await unwatch(trx, intent);
      return write(platform, trx, intent, charge);
    });

/** A charge of an intent that is closed: its own, told a second time, or an orphan. */
const whenClosed = async (
  platform: Platform,
  intentId: string,
  { transactionId }: Charged,
): Promise<{ kind: 'closed' } | { kind: 'orphaned' }> => {
  const intent = await findIntent(platform.db, intentId);
  if (intent?.state !== 'declined' && intent?.state !== 'refunded') {
    if (intent?.gatewayTransactionId !== transactionId)
      platform.log.error({ intent: intentId, transactionId }, 'an order was charged twice, or is not known');
    return { kind: 'closed' };
  }
  await transact(platform.db, (trx) => giveBackOrphan(platform, trx, intentId));
  return { kind: 'orphaned' };
};

/** Closes an intent of which nothing was charged, and frees what was kept for it. Resolves with null when it was closed before. */
export const release = async (
  platform: Platform,
  trx: Trx,
  purpose: Purpose,
  { intentId, declined }: { intentId: string; declined: Declined },
): Promise<Intent | null> => {
  const intent = await closeDeclined(trx, intentId, declined, platform.clock.now());
  if (intent === null) return null;
  await unwatch(trx, intent);
  await purpose.release(platform, trx, intent, declined);
  return intent;
};

/** Writes down the outcome of a charge, once. What is final stays. */
export const settle = async <Booked extends object>(
  platform: Platform,
  purpose: Purpose<Booked>,
  intentId: string,
  outcome: ChargeOutcome,
): Promise<Settled<Booked>> => {
  if (outcome.kind === 'charged') {
    const booked = await purpose.book(platform, intentId, outcome);
    return booked === null ? whenClosed(platform, intentId, outcome) : { kind: 'booked', booked };
  }
  if (outcome.kind === 'declined')
    await transact(platform.db, (trx) => release(platform, trx, purpose, { intentId, declined: outcome }));
  else await markUnknown(platform.db, intentId, platform.clock.now());
  return { kind: 'closed' };
};
