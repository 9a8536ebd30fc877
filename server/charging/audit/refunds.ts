import { findIntent } from '#server/charging/charging.intents.ts';
import { reconcile } from '#server/charging/charging.reconcile.ts';
import { type Intent, isUndecided } from '#server/charging/charging.types.ts';
import { lockTransaction, takeBack } from '#server/ledger/ledger.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { GatewayDispute, GatewayReports } from '#server/platform/payments/gateway-reports.ts';
import { isIntentId, lostBy, takingsOf } from './audit.rules.ts';
import type { AuditDeps } from './audit.types.ts';
import { bookFee } from './gateway-fees.ts';
import { isReversed, orderOf, postedCharge, takenBy } from './refunds.queries.ts';

/** The order's intent after the gateway's answer; undefined for an order of another site. */
const settled = async (deps: Omit<AuditDeps, 'gatewayReports'>, orderId: string) => {
  if (!isIntentId(orderId)) return undefined;
  const intent = await findIntent(deps.db, orderId);
  if (intent === undefined || !isUndecided(intent)) return intent;
  if (!(await reconcile(deps, deps.purposes.of(intent), intent.id)))
    throw new Error(`Intent ${orderId} is still open.`);
  return findIntent(deps.db, orderId);
};

/** Posts the difference between what `reference` takes back and what was posted before. Resolves with whether there was one. */
const bring = async (
  trx: Trx,
  deps: AuditDeps,
  charge: { id: string; kind: string; intent: Intent },
  { what, reference, amount }: { what: 'refund' | 'dispute'; reference: string; amount: number },
): Promise<boolean> => {
  const kind = `${charge.kind}-${what}`;
  const before = await takenBy(trx, charge.id, kind, reference);
  if (before.amount === amount) return false;
  const { transactionId } = await takeBack(trx, deps.clock, {
    transactionId: charge.id,
    kind,
    reference: before.times === 0 ? reference : `${reference}#${before.times}`,
    amount: amount - before.amount,
  });
  await deps.purposes.of(charge.intent).tellOfRefund?.(deps, trx, transactionId);
  return true;
};

/**
 * Aligns the ledger with the gateway's reports of an order: its refunds, failed refunds, and its fee. Repetitions change nothing. Resolves
 * with how many postings were missing.
 */
export const followOrder = async (deps: AuditDeps, orderId: string): Promise<number> => {
  const intent = await settled(deps, orderId);
  // The job `orphaned-charge` refunds an orphaned charge, and books both.
  if (intent?.state !== 'charged') return 0;
  const lines = await deps.gatewayReports.ofOrder(orderId);
  return deps.db.transaction().execute(async (trx) => {
    const charge = await postedCharge(trx, orderId);
    if (!charge || (await isReversed(trx, charge.id))) return 0;
    // A concurrent run for the same order waits here.
    await lockTransaction(trx, charge.id);
    let missing = 0;
    for (const taking of takingsOf(lines, intent.gatewayTransactionId ?? ''))
      if (await bring(trx, deps, { ...charge, intent }, { what: 'refund', ...taking })) missing += 1;
    const sale = lines.find(({ type, state }) => type === 'sale' && state === 'taken');
    if (sale?.fee) await bookFee(trx, deps, { orderId, reference: orderId, amount: sale.fee });
    return missing;
  });
};

const orderOfTransaction = async (
  deps: { db: Db; gatewayReports: GatewayReports },
  transactionId: string,
): Promise<string | undefined> =>
  (await orderOf(deps.db, transactionId)) ?? (await deps.gatewayReports.find(transactionId))?.orderId;

/** Calls `followOrder` for each order of these transactions. */
export const followTransactions = async (
  deps: AuditDeps,
  transactionIds: readonly string[],
): Promise<void> => {
  const orders = new Set<string>();
  for (const id of transactionIds) orders.add((await orderOfTransaction(deps, id)) ?? '');
  for (const orderId of orders) await followOrder(deps, orderId);
};

const bringDispute = async (deps: AuditDeps, dispute: GatewayDispute): Promise<void> => {
  const intent = await settled(deps, (await orderOfTransaction(deps, dispute.transactionId)) ?? '');
  if (intent?.state !== 'charged') return;
  await deps.db.transaction().execute(async (trx) => {
    const charge = await postedCharge(trx, intent.id);
    if (!charge || (await isReversed(trx, charge.id))) return;
    await lockTransaction(trx, charge.id);
    const amount = lostBy(dispute, intent.amount);
    await bring(trx, deps, { ...charge, intent }, { what: 'dispute', reference: dispute.id, amount });
  });
};

/**
 * Aligns the ledger with the gateway's state of a dispute: a lost one takes its money back. It looks again after booking, so of two runs
 * with different verdicts the later verdict stays.
 */
export const followDispute = async (deps: AuditDeps, disputeId: string): Promise<void> => {
  const { gatewayReports, log } = deps;
  let seen = await gatewayReports.dispute(disputeId);
  if (!seen) log.error({ dispute: disputeId }, 'the gateway told of a dispute that it doesn’t have');
  while (seen) {
    await bringDispute(deps, seen);
    const now = await gatewayReports.dispute(disputeId);
    if (now?.verdict === seen.verdict && now.amount === seen.amount) return;
    seen = now;
  }
};
