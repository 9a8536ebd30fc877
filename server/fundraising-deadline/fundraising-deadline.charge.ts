import {
  type ChargeOutcome,
  charge,
  findAttempt,
  type Intent,
  isUndecided,
  openIntent,
  reconcile,
  settle,
} from '#server/charging/charging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type ChargeOrder, keyOf, referenceOf } from './fundraising-deadline.order.ts';
import { purposeName, shortfallPurpose } from './fundraising-deadline.purpose.ts';
import { riderOf } from './fundraising-deadline.queries.ts';
import { shortfallOf } from './fundraising-deadline.rules.ts';

/** Writes down what is about to be charged; null when nothing is missing, or another process writes the same. */
const open = (platform: Platform, order: ChargeOrder): Promise<Intent | null> =>
  platform.db.transaction().execute(async (trx) => {
    const rider = await riderOf(trx, order.personId, order.eventId);
    const amount = shortfallOf(rider.sums);
    if (amount === 0) return null;
    return openIntent(platform, trx, {
      purpose: purposeName,
      reference: referenceOf(order),
      personId: order.personId,
      amount,
      idempotencyKey: keyOf(order),
      eventYear: rider.event.year,
    });
  });

const chargeMethod = async (
  platform: Platform,
  { eventId, personId }: ChargeOrder,
  { id, amount }: Intent,
): Promise<ChargeOutcome> => {
  const { method, customerId } = await riderOf(platform.db, personId, eventId);
  if (method === null || customerId === null) {
    const detail = 'No payment method is saved. Nothing was charged.';
    return { kind: 'declined', reason: 'do-not-honor', detail };
  }
  return charge(platform, { orderId: id, amount, source: { methodToken: method.token }, customerId });
};

/**
 * Charges what is missing of a rider's commitment, once for each attempt. A run that finds an intent of the same attempt asks the gateway
 * what became of it, and never charges it again. Throws while the gateway has not decided.
 */
export const chargeShortfall = async (platform: Platform, order: ChargeOrder): Promise<void> => {
  const attempt = { purpose: purposeName, reference: referenceOf(order), key: keyOf(order) };
  const earlier = await findAttempt(platform.db, attempt);
  if (earlier && !isUndecided(earlier)) return;
  const intent = earlier ?? (await open(platform, order));
  if (intent === null) return;
  const isUnknown = earlier
    ? !(await reconcile(platform, shortfallPurpose, intent.id))
    : await chargeMethod(platform, order, intent).then(async (outcome) => {
        await settle(platform, shortfallPurpose, intent.id, outcome);
        return outcome.kind === 'unknown';
      });
  if (isUnknown) throw new Error(`The gateway has not decided on ${intent.id} yet.`);
};
