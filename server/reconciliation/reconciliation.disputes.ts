import { randomUUID } from 'node:crypto';
import type { GatewayDispute } from '#server/platform/payments/gateway-books.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Finding } from './reconciliation.comparing.ts';
import { followDispute } from './reconciliation.following.ts';
import { intentOf, isReversed, orderOf, postedCharge, takenBy } from './reconciliation.queries.ts';

const day = 24 * 60 * 60 * 1000;
/** Banks and card schemes take months until a dispute is decided for good. */
const decidedWithin = 180 * day;

type Difference = { dispute: GatewayDispute; orderId: string; expected: number; found: number };

/** Where a dispute that is decided and the ledger don't say the same; null where they do, or where nothing of it is ours. */
const differenceOf = async ({ db }: Platform, dispute: GatewayDispute): Promise<Difference | null> => {
  if (dispute.verdict === 'open') return null;
  const orderId = await orderOf(db, dispute.transactionId);
  if (orderId === undefined || (await intentOf(db, orderId))?.state !== 'charged') return null;
  const charge = await postedCharge(db, orderId);
  if (!charge || (await isReversed(db, charge.id))) return null;
  const { amount: found } = await takenBy(db, charge.id, `${charge.kind}-dispute`, dispute.id);
  const expected = dispute.verdict === 'lost' ? dispute.amount : 0;
  return found === expected ? null : { dispute, orderId, expected, found };
};

/** Keeps what the gateway's books say as if it had told it, and follows it. */
const follow = async (platform: Platform, { id, ...facts }: GatewayDispute): Promise<void> => {
  const now = platform.clock.now();
  await platform.db
    .insertInto('gatewayNotification')
    .values({
      id: randomUUID(),
      kind: `dispute_${facts.verdict}`,
      subjectId: id,
      sentAt: now,
      facts: JSON.stringify({ about: 'dispute', ...facts }),
      receivedAt: now,
      processedAt: now,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'subjectId', 'sentAt']).doNothing())
    .execute();
  await followDispute(platform, id);
};

const isBrought = (platform: Platform, { dispute }: Difference): Promise<boolean> =>
  follow(platform, dispute)
    .then(async () => (await differenceOf(platform, dispute)) === null)
    .catch((error: unknown) => {
      platform.log.warn({ err: error, dispute: dispute.id }, 'a dispute could not be booked');
      return false;
    });

/**
 * Books what the disputes of the last months came to, where nobody told of it. Resolves with where the ledger differed, by order, in
 * cents. A list that can't be had now is read by the next audit.
 */
export const bringDisputes = async (
  platform: Platform,
  until: Date,
): Promise<(Finding & { isRepaired: boolean })[]> => {
  const disputes = await platform.gatewayBooks
    .disputesBetween(new Date(until.getTime() - decidedWithin), until)
    .catch((error: unknown): GatewayDispute[] => {
      platform.log.error({ err: error }, 'the gateway’s disputes could not be read');
      return [];
    });
  const byOrder = new Map<string, Finding & { isRepaired: boolean }>();
  for (const dispute of disputes) {
    const difference = await differenceOf(platform, dispute);
    if (!difference) continue;
    const { orderId: subject, expected, found } = difference;
    const isRepaired = await isBrought(platform, difference);
    const before = byOrder.get(subject);
    byOrder.set(subject, {
      kind: 'dispute-differs',
      subject,
      expected: expected + (before?.expected ?? 0),
      found: found + (before?.found ?? 0),
      isRepaired: isRepaired && before?.isRepaired !== false,
    });
  }
  return [...byOrder.values()];
};
