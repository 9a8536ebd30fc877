import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';

export type OpenCharge = {
  id: string;
  purpose: string;
  /** cents */
  amount: number;
  createdAt: Date;
  /** How often the job that watches the intent asked the gateway, and when it asks next; null where no job watches. */
  asked: number | null;
  nextAt: Date | null;
};

/** Intents that the gateway has not decided on, the oldest first. */
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

/** An order with what the gateway calls it. */
export const findOrder = (db: Db, id: string) =>
  db
    .selectFrom('paymentIntent')
    .select(['id', 'purpose', 'state', 'amount', 'gatewayTransactionId', 'grantSession', 'createdAt'])
    .where('id', '=', id)
    .executeTakeFirst();

/** The sandbox takes back what a demo person paid: the intents of these references. */
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

/** Cents of the person's payments that the gateway has not decided on; null where there are none. */
export const openAmountOf = async (db: Db | Trx, personId: string): Promise<number | null> => {
  const { amount } = await db
    .selectFrom('paymentIntent')
    .select(({ fn }) => fn.sum<number | null>('amount').as('amount'))
    .where('personId', '=', personId)
    .where('state', 'in', ['created', 'unknown'])
    .executeTakeFirstOrThrow();
  return amount === null ? null : Number(amount);
};
