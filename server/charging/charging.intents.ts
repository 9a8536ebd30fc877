import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { abandonedAfter, later, reconcileJob } from './charging.timing.ts';
import type { Charged, ChargingDeps, Declined, Intent } from './charging.types.ts';

const columns = [
  'id',
  'purpose',
  'reference',
  'personId',
  'amount',
  'idempotencyKey',
  'eventYear',
  'grantSession',
  'state',
  'declineReason',
  'gatewayTransactionId',
  'createdAt',
  'updatedAt',
] as const;

/**
 * Whether a row of `payment_intent`, looked up by id, is open. The condition names the final states, so that PostgreSQL uses the id. It
 * would prefer the index of open intents, which is long exactly when hundreds are being charged.
 */
export const isOpen: RawBuilder<boolean> = sql`state not in ('charged', 'declined', 'refunded')`;

export const findIntent = (db: Db | Trx, id: string): Promise<Intent | undefined> =>
  db.selectFrom('paymentIntent').select(columns).where('id', '=', id).executeTakeFirst();

/** An open intent, locked until the transaction ends; null when it is closed. */
export const lockOpenIntent = async (trx: Trx, id: string): Promise<Intent | null> =>
  (await trx
    .selectFrom('paymentIntent')
    .select(columns)
    .where('id', '=', id)
    .where(isOpen)
    .forUpdate()
    .executeTakeFirst()) ?? null;

/** The attempt under a payer's idempotency key. */
export const findAttempt = (
  db: Db | Trx,
  { purpose, reference, key }: { purpose: string; reference: string; key: string },
): Promise<Intent | undefined> =>
  db
    .selectFrom('paymentIntent')
    .select(columns)
    .where('purpose', '=', purpose)
    .where('reference', '=', reference)
    .where('idempotencyKey', '=', key)
    .executeTakeFirst();

type NewIntent = Pick<Intent, 'purpose' | 'reference' | 'amount' | 'idempotencyKey'> & {
  personId: string;
  eventYear: number;
};

/**
 * Writes the intent and the job that asks the gateway if this process ends first. Call it before the gateway. Resolves with null when the
 * key was used before.
 */
export const openIntent = async (
  { jobs, clock, settings }: Pick<ChargingDeps, 'settings' | 'clock' | 'jobs'>,
  trx: Trx,
  intent: NewIntent,
): Promise<Intent | null> => {
  const now = clock.now();
  const opened = await trx
    .insertInto('paymentIntent')
    .values({ id: randomUUID(), ...intent, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.columns(['purpose', 'reference', 'idempotencyKey']).doNothing())
    .returning(columns)
    .executeTakeFirst();
  if (opened === undefined) return null;
  const runAt = later(now, abandonedAfter({ settings }));
  await jobs.enqueue(trx, reconcileJob, { intentId: opened.id }, { key: opened.id, runAt });
  return opened;
};

/** Closes an open intent as charged. Resolves with null when it was closed before. */
export const closeCharged = async (
  trx: Trx,
  id: string,
  { transactionId }: Charged,
  now: Date,
): Promise<Intent | null> =>
  (await trx
    .updateTable('paymentIntent')
    .set({ state: 'charged', gatewayTransactionId: transactionId, updatedAt: now })
    .where('id', '=', id)
    .where(isOpen)
    .returning(columns)
    .executeTakeFirst()) ?? null;

/** Closes an open intent that certainly was not charged. Resolves with null when it was closed before. */
export const closeDeclined = async (
  trx: Trx,
  id: string,
  { reason }: Declined,
  now: Date,
): Promise<Intent | null> =>
  (await trx
    .updateTable('paymentIntent')
    .set({ state: 'declined', declineReason: reason, updatedAt: now })
    .where('id', '=', id)
    .where(isOpen)
    .returning(columns)
    .executeTakeFirst()) ?? null;

export const markUnknown = async (db: Db | Trx, id: string, now: Date): Promise<void> => {
  await db
    .updateTable('paymentIntent')
    .set({ state: 'unknown', updatedAt: now })
    .where('id', '=', id)
    .where('state', '=', 'created')
    .execute();
};

/** Records that an orphaned charge was refunded. Resolves with null when that was recorded before, or the intent was not given up. */
export const closeGivenBack = async (trx: Trx, id: string, now: Date): Promise<Intent | null> =>
  (await trx
    .updateTable('paymentIntent')
    .set({ state: 'refunded', updatedAt: now })
    .where('id', '=', id)
    .where('state', '=', 'declined')
    .returning(columns)
    .executeTakeFirst()) ?? null;

/** Reserves the turn to ask the gateway. Resolves with whether this caller may ask. */
export const takeTurn = async (
  db: Db,
  { id, updatedAt }: Pick<Intent, 'id' | 'updatedAt'>,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('paymentIntent')
    .set({ updatedAt: now, state: 'unknown' })
    .where('id', '=', id)
    .where(isOpen)
    .where('updatedAt', '=', updatedAt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

const reason = 'withdrawn';

/** In milliseconds. No request is delayed for so long. */
const keptFor = 30 * 24 * 60 * 60_000;

/** A key may have capitals; the intent has it as the database writes it. */
const asStored = (key: string): string => key.toLowerCase();

/** Whether a key was closed before anything was sent under it. */
export const isKeyClosed = async (db: Db, purpose: string, key: string): Promise<boolean> =>
  (await db
    .selectFrom('paymentIntent')
    .select('id')
    .where('purpose', '=', purpose)
    .where('reference', '=', asStored(key))
    .where('declineReason', '=', reason)
    .executeTakeFirst()) !== undefined;

/**
 * Closes a key for good, unless an attempt began under it. An index decides which came first. The statement waits for an attempt that is
 * being written.
 */
export const closeKey = async (
  { db, clock }: { db: Db; clock: Clock },
  purpose: string,
  key: string,
): Promise<void> => {
  const now = clock.now();
  await sql`
    insert into payment_intent (purpose, reference, idempotency_key, amount, state, decline_reason, created_at, updated_at)
    values (${purpose}, ${asStored(key)}, ${asStored(key)}, 0, 'declined', ${reason}, ${now}, ${now})
    on conflict (purpose, reference, idempotency_key) do nothing`.execute(db);
};

/** Data retention: deletes keys that were closed long ago. */
export const deleteClosedKeys = async (db: Db, purpose: string, now: Date): Promise<void> => {
  await db
    .deleteFrom('paymentIntent')
    .where('amount', '=', 0)
    .where('purpose', '=', purpose)
    .where('createdAt', '<', new Date(now.getTime() - keptFor))
    .execute();
};

type OpenCharge = {
  id: string;
  purpose: string;
  /** cents */
  amount: number;
  createdAt: Date;
  /** How often the watching job asked the gateway, and when it asks next; null without a job. */
  asked: number | null;
  nextAt: Date | null;
};

/** Undecided intents, the oldest first. */
export const openCharges = async (db: Db, limit: number): Promise<OpenCharge[]> => {
  const { rows } = await sql<OpenCharge>`
    select intent.id, intent.purpose, intent.amount, intent.created_at, watch.attempts as asked, watch.run_at as next_at
    from payment_intent intent
    left join job watch on watch.key = intent.id::text and watch.state = 'waiting' and watch.payload ->> 'intentId' = watch.key
    where intent.state in ('created', 'unknown') order by intent.created_at, intent.id limit ${limit}`.execute(
    db,
  );
  return rows;
};

/** An order with the gateway's ids. */
export const findOrder = (db: Db, id: string) =>
  db
    .selectFrom('paymentIntent')
    .select(['id', 'purpose', 'state', 'amount', 'gatewayTransactionId', 'grantSession', 'createdAt'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Deletes the intents of these references: the sandbox undoes a demo person's payments. */
export const deleteIntents = async (
  trx: Trx,
  purpose: string,
  references: readonly string[],
): Promise<void> => {
  if (references.length === 0) return;
  await trx
    .deleteFrom('paymentIntent')
    .where('purpose', '=', purpose)
    .where('reference', 'in', references)
    .execute();
};

/** Cents of the person's undecided payments; null if there are none. */
export const openAmountOf = async (db: Db | Trx, personId: string): Promise<number | null> => {
  const { amount } = await db
    .selectFrom('paymentIntent')
    .select(({ fn }) => fn.sum<number | null>('amount').as('amount'))
    .where('personId', '=', personId)
    .where('state', 'in', ['created', 'unknown'])
    .executeTakeFirstOrThrow();
  return amount === null ? null : Number(amount);
};
