import {
  type ChargeOutcome,
  type ChargingDeps,
  charge,
  findAttempt,
  type Intent,
  isUndecided,
  openIntent,
  reconcile,
  settle,
} from '#server/charging/charging.ts';
import { commitmentProgressOf } from '#server/fundraising/fundraising.ts';
import { purposeName, shortfallPurpose } from './fundraising-deadline.purpose.ts';
import { riderOf } from './fundraising-deadline.queries.ts';
import { type ChargeOrder, chargeOf, keyOf, referenceOf } from './fundraising-deadline.rules.ts';

/** Writes the intent; null when nothing is missing, or another process writes the same. */
const open = (
  deps: Pick<ChargingDeps, 'settings' | 'db' | 'clock' | 'jobs'>,
  order: ChargeOrder,
): Promise<Intent | null> =>
  deps.db.transaction().execute(async (trx) => {
    const rider = await riderOf(trx, order.personId, order.eventId);
    const amount = chargeOf(commitmentProgressOf(rider.sums));
    if (amount === 0) return null;
    return openIntent(deps, trx, {
      purpose: purposeName,
      reference: referenceOf(order),
      personId: order.personId,
      amount,
      idempotencyKey: keyOf(order),
      eventYear: rider.event.year,
    });
  });

const chargeMethod = async (
  deps: Pick<ChargingDeps, 'db' | 'payments' | 'log'>,
  { eventId, personId }: ChargeOrder,
  { id, amount }: Intent,
): Promise<ChargeOutcome> => {
  const { method, customerId } = await riderOf(deps.db, personId, eventId);
  if (method === null || customerId === null) {
    const detail = 'No payment method is saved. Nothing was charged.';
    return { kind: 'declined', reason: 'do-not-honor', detail };
  }
  return charge(deps, { orderId: id, amount, source: { methodToken: method.token }, customerId });
};

/**
 * Charges a rider's shortfall, once for each attempt. A run that finds an intent of the same attempt asks the gateway for its outcome, and
 * never charges again. Throws while the gateway has not decided.
 */
export const chargeShortfall = async (deps: ChargingDeps, order: ChargeOrder): Promise<void> => {
  const attempt = { purpose: purposeName, reference: referenceOf(order), key: keyOf(order) };
  const earlier = await findAttempt(deps.db, attempt);
  if (earlier && !isUndecided(earlier)) return;
  const intent = earlier ?? (await open(deps, order));
  if (intent === null) return;
  const isUnknown = earlier
    ? !(await reconcile(deps, shortfallPurpose, intent.id))
    : await chargeMethod(deps, order, intent).then(async (outcome) => {
        await settle(deps, shortfallPurpose, intent.id, outcome);
        return outcome.kind === 'unknown';
      });
  if (isUnknown) throw new Error(`The gateway has not decided on ${intent.id} yet.`);
};
