import { findIntent } from '#server/charging/charging.intents.ts';
import { reconcile } from '#server/charging/charging.reconcile.ts';
import { isUndecided } from '#server/charging/charging.types.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { lockTransaction } from '#server/platform/ledger/lock.ts';
import { takeBack } from '#server/platform/ledger/take-back.ts';
import type { GatewayDispute } from '#server/platform/payments/gateway-reports.ts';
import { isIntentId, lostBy, takingsOf } from './audit.rules.ts';
import type { AuditPlatform } from './audit-platform.ts';
import { bookFee } from './gateway-fees.ts';

import { isReversed, orderOf, postedCharge, takenBy } from './refunds.queries.ts';

/** The intent of an order as it is once the gateway's answer is in; undefined for an order that isn't this site's. */
const settled = async (platform: AuditPlatform, orderId: string) => {
  if (!isIntentId(orderId)) return undefined;
  const intent = await findIntent(platform.db, orderId);
  if (intent === undefined || !isUndecided(intent)) return intent;
  if (!(await reconcile(platform, platform.purposes.of(intent), intent.id)))
    throw new Error(`Intent ${orderId} is still open.`);
  return findIntent(platform.db, orderId);
};

type Charge = { id: string; kind: string };

/** Posts the difference between what `reference` takes back and what was posted of it before. Resolves with whether there was one. */
const bring = async (
  trx: Trx,
  { clock }: AuditPlatform,
  charge: Charge,
  { what, reference, amount }: { what: 'refund' | 'dispute'; reference: string; amount: number },
): Promise<boolean> => {
  const kind = `${charge.kind}-${what}`;
  const before = await takenBy(trx, charge.id, kind, reference);
  if (before.amount === amount) return false;
  await takeBack(trx, clock, {
    transactionId: charge.id,
    kind,
    reference: before.times === 0 ? reference : `${reference}#${before.times}`,
    amount: amount - before.amount,
  });
  return true;
};

/**
 * Brings the ledger to what the gateway's reports say of an order: its refunds, those that failed after all, and its fee. However often and
 * for whatever reason it is called, it ends the same. Resolves with how many postings were missing.
 */
export const followOrder = async (platform: AuditPlatform, orderId: string): Promise<number> => {
  const intent = await settled(platform, orderId);
  // What came after it was given up is given back, and booked, by whoever charged it.
  if (intent?.state !== 'charged') return 0;
  const lines = await platform.gatewayReports.ofOrder(orderId);
  return platform.db.transaction().execute(async (trx) => {
    const charge = await postedCharge(trx, orderId);
    if (!charge || (await isReversed(trx, charge.id))) return 0;
    // Whoever follows the same order at the same time counts after this.
    await lockTransaction(trx, charge.id);
    let missing = 0;
    for (const taking of takingsOf(lines, intent.gatewayTransactionId ?? ''))
      if (await bring(trx, platform, charge, { what: 'refund', ...taking })) missing += 1;
    const sale = lines.find(({ type, state }) => type === 'sale' && state === 'taken');
    if (sale?.fee) await bookFee(trx, platform, { orderId, reference: orderId, amount: sale.fee });
    return missing;
  });
};

const orderOfTransaction = async (
  platform: AuditPlatform,
  transactionId: string,
): Promise<string | undefined> =>
  (await orderOf(platform.db, transactionId)) ?? (await platform.gatewayReports.find(transactionId))?.orderId;

/** The same for each order that one of the transactions belongs to. */
export const followTransactions = async (
  platform: AuditPlatform,
  transactionIds: readonly string[],
): Promise<void> => {
  const orders = new Set<string>();
  for (const id of transactionIds) orders.add((await orderOfTransaction(platform, id)) ?? '');
  for (const orderId of orders) await followOrder(platform, orderId);
};

const bringDispute = async (platform: AuditPlatform, dispute: GatewayDispute): Promise<void> => {
  const intent = await settled(platform, (await orderOfTransaction(platform, dispute.transactionId)) ?? '');
  if (intent?.state !== 'charged') return;
  await platform.db.transaction().execute(async (trx) => {
    const charge = await postedCharge(trx, intent.id);
    if (!charge || (await isReversed(trx, charge.id))) return;
    await lockTransaction(trx, charge.id);
    const amount = lostBy(dispute, intent.amount);
    await bring(trx, platform, charge, { what: 'dispute', reference: dispute.id, amount });
  });
};

/**
 * Brings the ledger to what the gateway has of a dispute: one that is lost takes its money back. Whoever books looks once more
 * afterwards, so of two that saw different verdicts the later one stays.
 */
export const followDispute = async (platform: AuditPlatform, disputeId: string): Promise<void> => {
  const { gatewayReports, log } = platform;
  let seen = await gatewayReports.dispute(disputeId);
  if (!seen) log.error({ dispute: disputeId }, 'the gateway told of a dispute that it doesn’t have');
  while (seen) {
    await bringDispute(platform, seen);
    const now = await gatewayReports.dispute(disputeId);
    if (now?.verdict === seen.verdict && now.amount === seen.amount) return;
    seen = now;
  }
};
