import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';

export type OpenCharge = {
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

/** Cents of the person's undecided payments; null where there are none. */
export const openAmountOf = async (db: Db | Trx, personId: string): Promise<number | null> => {
  const { amount } = await db
    .selectFrom('paymentIntent')
    .select(({ fn }) => fn.sum<number | null>('amount').as('amount'))
    .where('personId', '=', personId)
    .where('state', 'in', ['created', 'unknown'])
    .executeTakeFirstOrThrow();
  return amount === null ? null : Number(amount);
};
