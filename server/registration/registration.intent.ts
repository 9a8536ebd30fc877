import { sql } from 'kysely';
import {
  abandonedAfter,
  absentAfter,
  askGateway,
  later,
  turnToAsk,
} from '#server/charging/charging.open-intent.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { DeclineReason, PaidWith } from '#server/platform/payments/payments.ts';
import type { Platform } from '#server/platform/platform.ts';
import { bookCharge, lateFees, purpose, registerGivingBack } from './registration.orphaned-charge.ts';
import { extendHolds, holdUntil } from './registration.places.ts';
import type { FeeIntent } from './registration.types.ts';

export const reconcileJob = 'registration-fee-reconcile';

export type ChargeOutcome =
  | { kind: 'charged'; transactionId: string; paidWith: PaidWith | null }
  | { kind: 'declined'; reason: DeclineReason }
  | { kind: 'unknown' };

type Locked = {
  state: FeeIntent['state'];
  registrationId: string;
  amount: number;
  year: number;
  heldSince: Date | null;
};

const lock = async (trx: Trx, intentId: string): Promise<Locked> => {
  // The registration first, as everybody does.
  const { rows } = await sql<{ id: string; year: number; heldSince: Date | null }>`
    select r.id, r.held_since, event.year from registration r join event on event.id = r.event_id
    where r.id = (select reference::uuid from payment_intent where id = ${intentId} and purpose = ${purpose})
    for update of r`.execute(trx);
  const [registration] = rows;
  if (!registration) throw new Error(`Intent ${intentId} pays for no registration.`);
  const intent = await trx
    .selectFrom('paymentIntent')
    .select(['state', 'amount'])
    .where('id', '=', intentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return {
    ...intent,
    registrationId: registration.id,
    year: registration.year,
    heldSince: registration.heldSince,
  };
};

const charged = async (
  trx: Trx,
  { clock }: Platform,
  intentId: string,
  { registrationId, amount, year }: Locked,
  paidWith: PaidWith | null,
): Promise<void> => {
  await bookCharge(trx, clock, { intentId, registrationId, amount, year });
  // Paid for, so nobody else gets it, however long the last step takes.
  await extendHolds(trx, registrationId, null);
  await sql`
    update registration set version = version + 1, updated_at = ${clock.now()},
      saved_steps = array_remove(saved_steps, 'fee') || array['fee'],
      answers = answers || ${JSON.stringify(paidWith ? { feePaidWith: paidWith } : {})}::jsonb
    where id = ${registrationId}`.execute(trx);
};

const declined = async (
  trx: Trx,
  { clock }: Platform,
  { registrationId, heldSince }: Locked,
): Promise<void> => {
  const until = holdUntil(clock.now(), heldSince);
  for (const table of ['routePlace', 'shiftPlace', 'codeUse'] as const)
    await trx
      .updateTable(table)
      .set({ heldUntil: until })
      .where('registrationId', '=', registrationId)
      .where((eb) => eb.or([eb('heldUntil', 'is', null), eb('heldUntil', '>', until)]))
      .execute();
  await trx
    .deleteFrom('codeUse')
    .where('registrationId', '=', registrationId)
    .where('scope', '=', 'fee')
    .execute();
};

export type Settled = {
  registrationId: string;
  /** Charged although everybody had concluded that it never would be: the money is on its way back. */
  isTooLate: boolean;
};

/** Writes down what became of a charge; what is final stays. */
export const settle = async (
  trx: Trx,
  platform: Platform,
  intentId: string,
  outcome: ChargeOutcome,
): Promise<Settled> => {
  const locked = await lock(trx, intentId);
  const { registrationId } = locked;
  const isTooLate = locked.state === 'declined' && outcome.kind === 'charged';
  if (isTooLate) {
    // Both movements are in the books, as they are at the gateway.
    await bookCharge(trx, platform.clock, { intentId, ...locked });
    await lateFees.giveBackNow(platform, trx, intentId);
  }
  if (locked.state !== 'created' && locked.state !== 'unknown') return { registrationId, isTooLate };
  await trx
    .updateTable('paymentIntent')
    .set({
      state: outcome.kind,
      updatedAt: platform.clock.now(),
      ...(outcome.kind === 'charged' ? { gatewayTransactionId: outcome.transactionId } : {}),
      ...(outcome.kind === 'declined' ? { declineReason: outcome.reason } : {}),
    })
    .where('id', '=', intentId)
    .execute();
  if (outcome.kind === 'charged') await charged(trx, platform, intentId, locked, outcome.paidWith);
  if (outcome.kind === 'declined') await declined(trx, platform, locked);
  return { registrationId, isTooLate };
};

/** What the gateway knows of an order; null while that proves nothing. */
const found = async (
  platform: Platform,
  intentId: string,
  createdAt: Date,
): Promise<ChargeOutcome | null> => {
  const known = await askGateway(platform, intentId);
  if (known === 'unreachable') return null;
  if (known?.status === 'charged')
    return { kind: 'charged', transactionId: known.transactionId, paidWith: known.paidWith };
  if (known) return { kind: 'declined', reason: 'do-not-honor' };
  const isAbsent = platform.clock.now() >= later(createdAt, absentAfter(platform));
  return isAbsent ? { kind: 'declined', reason: 'gateway-down' } : null;
};

/** Asks the gateway what became of an open charge. Resolves with whether it is known now. */
export const reconcile = async (platform: Platform, intentId: string): Promise<boolean> => {
  const intent = await platform.db
    .selectFrom('paymentIntent')
    .select(['state', 'createdAt'])
    .where('id', '=', intentId)
    .executeTakeFirst();
  if (intent?.state !== 'created' && intent?.state !== 'unknown') return true;
  const outcome = await found(platform, intentId, intent.createdAt);
  if (outcome === null) return false;
  await platform.db.transaction().execute(async (trx) => {
    await settle(trx, platform, intentId, outcome);
    if (outcome.kind === 'declined') await lateFees.lookFor(platform, trx, intentId);
  });
  return true;
};

/** While a person looks: asks again, at most every two seconds however many look. */
export const reconcileIfDue = async (platform: Platform, intent: FeeIntent): Promise<boolean> =>
  (await turnToAsk(platform, intent)) === 'ours' && reconcile(platform, intent.id);

/** Makes sure that an open charge is looked after, whatever becomes of this process. */
export const watch = (platform: Platform, trx: Trx, intentId: string): Promise<void> =>
  platform.jobs.enqueue(
    trx,
    reconcileJob,
    { intentId },
    { key: intentId, runAt: later(platform.clock.now(), abandonedAfter(platform)) },
  );

/** The work that goes on after the answer: open charges, and money that came after it was given up. */
export const registrationJobs = (platform: Platform): void => {
  platform.jobs.register(
    reconcileJob,
    async ({ intentId }) => {
      if (!(await reconcile(platform, String(intentId))))
        throw new Error(`The gateway has not decided on ${intentId} yet.`);
    },
    { lane: 'charges', isNeverGivenUp: true },
  );
  registerGivingBack(platform);
};
