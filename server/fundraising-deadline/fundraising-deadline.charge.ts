import { randomUUID } from 'node:crypto';
import { absentAfter, isOpen, later } from '#server/charging/charging.open-intent.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { post } from '#server/platform/ledger/ledger.ts';
import { OutcomeUnknown, PaymentDeclined } from '#server/platform/payments/payments.ts';
import type { Platform } from '#server/platform/platform.ts';
import { chargedLetter, refusedLetter } from './fundraising-deadline.emails.ts';
import { lateShortfalls, purpose } from './fundraising-deadline.orphaned-charge.ts';
import { type Rider, riderOf } from './fundraising-deadline.queries.ts';
import { lastWait, retryAfter, shortfallOf } from './fundraising-deadline.rules.ts';

export const chargeJob = 'commitment-charge';
const day = 24 * 60 * 60 * 1000;

export type ChargeOrder = { eventId: string; personId: string; attempt: number };

const keyOf = ({ eventId, personId, attempt }: ChargeOrder): string => `${eventId}:${personId}:${attempt}`;

export const enqueueCharge = (platform: Platform, trx: Trx, order: ChargeOrder, runAt: Date): Promise<void> =>
  platform.jobs.enqueue(trx, chargeJob, order, { key: keyOf(order), runAt });

type Intent = { id: string; amount: number; state: string; createdAt: Date };

const earlierRun = (platform: Platform, order: ChargeOrder): Promise<Intent | undefined> =>
  platform.db
    .selectFrom('paymentIntent')
    .select(['id', 'amount', 'state', 'createdAt'])
    .where('purpose', '=', purpose)
    .where('reference', '=', `${order.eventId}:${order.personId}`)
    .where('idempotencyKey', '=', keyOf(order))
    .executeTakeFirst();

/** Writes down what is about to be charged; null when nothing is missing, or was charged before. */
const open = (platform: Platform, order: ChargeOrder): Promise<Intent | null> =>
  platform.db.transaction().execute(async (trx) => {
    const rider = await riderOf(trx, order.personId, order.eventId);
    const amount = shortfallOf(rider.sums);
    if (amount === 0) return null;
    const now = platform.clock.now();
    const intent = await trx
      .insertInto('paymentIntent')
      .values({
        id: randomUUID(),
        purpose,
        reference: `${order.eventId}:${order.personId}`,
        personId: order.personId,
        amount,
        idempotencyKey: keyOf(order),
        createdAt: now,
        updatedAt: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'amount', 'state', 'createdAt'])
      .executeTakeFirst();
    return intent ?? null;
  });

/** `isAbsent`: nobody refused it, the gateway just never saw it. */
type Outcome =
  | { kind: 'charged'; transactionId: string }
  | { kind: 'declined'; error: PaymentDeclined; isAbsent: boolean };

const refused = (error: PaymentDeclined): Outcome => ({ kind: 'declined', error, isAbsent: false });

const sell = async (platform: Platform, rider: Rider, { id, amount }: Intent): Promise<Outcome> => {
  const { method, customerId } = rider;
  try {
    if (!method || !customerId)
      throw new PaymentDeclined('do-not-honor', 'No payment method is saved. Nothing was charged.');
    const source = { methodToken: method.token };
    const { transactionId } = await platform.payments.sale({ orderId: id, amount, source, customerId });
    return { kind: 'charged', transactionId };
  } catch (error) {
    if (error instanceof PaymentDeclined) return refused(error);
    throw error;
  }
};

/** What became of an order of which no answer came. It is never charged again: the next attempt is an order of its own. */
const foundOut = async (platform: Platform, { id, createdAt }: Intent): Promise<Outcome> => {
  const known = await platform.payments.findByOrderId(id);
  if (known?.status === 'charged') return { kind: 'charged', transactionId: known.transactionId };
  if (known) return refused(new PaymentDeclined(known.status === 'declined' ? known.reason : 'do-not-honor'));
  if (platform.clock.now() < later(createdAt, absentAfter(platform))) throw new OutcomeUnknown(`order ${id}`);
  const detail = 'The payment service didn’t answer. Nothing was charged.';
  return { kind: 'declined', error: new PaymentDeclined('gateway-down', detail), isAbsent: true };
};

const book = (platform: Platform, trx: Trx, { event, personId }: Rider, { id, amount }: Intent) =>
  post(trx, platform.clock, {
    kind: purpose,
    reference: id,
    debits: [{ account: { kind: 'clearing', eventYear: event.year }, amount }],
    credits: [
      {
        account: { kind: 'recipient', ownerType: 'User', ownerId: personId, eventYear: event.year },
        amount,
      },
    ],
  });

type Run = { order: ChargeOrder; rider: Rider; intent: Intent; outcome: Outcome };

/** Writes down what became of a charge, once; what is final stays. */
const settle = (platform: Platform, { order, rider, intent, outcome }: Run) =>
  platform.db.transaction().execute(async (trx) => {
    const now = platform.clock.now();
    const { numUpdatedRows } = await trx
      .updateTable('paymentIntent')
      .set({
        state: outcome.kind,
        updatedAt: now,
        ...(outcome.kind === 'charged'
          ? { gatewayTransactionId: outcome.transactionId }
          : { declineReason: outcome.error.reason }),
      })
      .where('id', '=', intent.id)
      .where(isOpen)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      if (outcome.kind === 'charged') await lateShortfalls.giveBackNow(platform, trx, intent.id);
      return;
    }
    const { publicUrl } = platform.settings;
    const envelope = { to: rider.emailAddress, personId: rider.personId };
    if (outcome.kind === 'charged') {
      await book(platform, trx, rider, intent);
      const letter = chargedLetter(rider, intent.amount, publicUrl);
      await platform.mail.send(trx, { ...envelope, ...letter, kind: 'commitment-charged' });
      return;
    }
    if (outcome.isAbsent) await lateShortfalls.lookFor(platform, trx, intent.id);
    const wait = retryAfter(order.attempt) ?? (outcome.isAbsent ? lastWait : null);
    const next = wait === null ? null : new Date(now.getTime() + wait * day);
    if (next) await enqueueCharge(platform, trx, { ...order, attempt: order.attempt + 1 }, next);
    const retryOn = next?.toISOString().slice(0, 10) ?? null;
    const letter = refusedLetter(rider, intent.amount, outcome.error.detail, retryOn, publicUrl);
    await platform.mail.send(trx, { ...envelope, ...letter, kind: 'commitment-declined' });
  });

/**
 * Charges what is missing of a rider's commitment, once: the intent comes first and the outcome after. A run that
 * ends in between, or an answer that never comes, is left to the next run, which asks the gateway what became of it.
 */
export const chargeShortfall = async (platform: Platform, order: ChargeOrder): Promise<void> => {
  const earlier = await earlierRun(platform, order);
  const intent = earlier ?? (await open(platform, order));
  if (!intent || (intent.state !== 'created' && intent.state !== 'unknown')) return;
  const rider = await riderOf(platform.db, order.personId, order.eventId);
  try {
    const outcome = await (earlier ? foundOut(platform, intent) : sell(platform, rider, intent));
    await settle(platform, { order, rider, intent, outcome });
  } catch (error) {
    if (error instanceof OutcomeUnknown)
      await platform.db
        .updateTable('paymentIntent')
        .set({ state: 'unknown', updatedAt: platform.clock.now() })
        .where('id', '=', intent.id)
        .where('state', '=', 'created')
        .execute();
    throw error;
  }
};

/** Settles an open intent by what the gateway knows of it, charging nothing. Resolves with whether it is known now. */
export const settleShortfall = async (platform: Platform, intentId: string): Promise<boolean> => {
  const known = await platform.payments.findByOrderId(intentId);
  if (known === null) return false;
  const { idempotencyKey } = await platform.db
    .selectFrom('paymentIntent')
    .select('idempotencyKey')
    .where('id', '=', intentId)
    .executeTakeFirstOrThrow();
  const [eventId = '', personId = '', attempt] = idempotencyKey.split(':');
  await chargeShortfall(platform, { eventId, personId, attempt: Number(attempt) });
  return true;
};
