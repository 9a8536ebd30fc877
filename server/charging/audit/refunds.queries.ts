import { sql } from 'kysely';
import { chargeKinds } from '#server/charging/charging.types.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';

/** The posting of an intent's charge; undefined while there is none. */
export const postedCharge = (trx: Db | Trx, intentId: string) =>
  trx
    .selectFrom('ledgerTransaction')
    .select(['id', 'kind'])
    .where('kind', 'in', chargeKinds)
    .where('reference', '=', intentId)
    .executeTakeFirst();

/** Whether a posting reverses the whole charge. Notifications about the charge no longer matter then. */
export const isReversed = async (trx: Db | Trx, transactionId: string): Promise<boolean> =>
  (await trx
    .selectFrom('ledgerTransaction')
    .select('id')
    .where('reversesId', '=', transactionId)
    .executeTakeFirst()) !== undefined;

/** Every posting that takes money back from a charge, in cents, with its reference. The money may come back, and be taken again. */
export const takings = sql`
  select taking.corrects_id, taking.kind, split_part(taking.reference, '#', 1) as reference, -entry.amount as amount,
    taking.occurred_at
  from ledger_transaction taking
  join ledger_entry entry on entry.transaction_id = taking.id
  join ledger_account account on account.id = entry.account_id and account.kind = 'clearing'
`;

/** The sum in cents and the number of the postings by which `reference` took money back. */
export const takenBy = async (
  trx: Db | Trx,
  correctsId: string,
  kind: string,
  reference: string,
): Promise<{ amount: number; times: number }> => {
  const { rows } = await sql<{ amount: number; times: number }>`
    select coalesce(sum(amount), 0)::bigint as amount, count(*)::int as times
    from (${takings}) taking
    where corrects_id = ${correctsId} and kind = ${kind} and reference = ${reference}`.execute(trx);
  return rows[0] ?? { amount: 0, times: 0 };
};

/** The event's year in which a transaction is booked. */
export const yearOf = async (trx: Trx, transactionId: string): Promise<number> => {
  const { eventYear } = await trx
    .selectFrom('ledgerEntry')
    .innerJoin('ledgerAccount', 'ledgerAccount.id', 'ledgerEntry.accountId')
    .select('eventYear')
    .where('transactionId', '=', transactionId)
    .limit(1)
    .executeTakeFirstOrThrow();
  return eventYear;
};

type BookedFee = { reference: string; firstId: string; amount: number; times: number };

const feesBooked = async (db: Db | Trx, references: readonly string[]): Promise<BookedFee[]> => {
  const { rows } = await sql<BookedFee>`
    select first.reference, first.id as first_id, sum(entry.amount)::bigint as amount, count(*)::int as times
    from ledger_transaction first
    join ledger_entry entry on entry.transaction_id = any(
      array(select first.id union all select id from ledger_transaction put_right where put_right.corrects_id = first.id))
    join ledger_account account on account.id = entry.account_id and account.kind = 'processing-fees'
    where first.kind = 'gateway-fee' and first.reference = any(${sql.val(references)}::text[])
    group by first.id`.execute(db);
  return rows;
};

/** Booked fees in cents, by reference. A reference without a booked fee has no entry. */
export const bookedFees = async (db: Db, references: readonly string[]): Promise<Map<string, number>> =>
  new Map((await feesBooked(db, references)).map(({ reference, amount }) => [reference, amount]));

/** The booked cents of one fee, the number of its postings, and the id of the first. */
export const bookedFee = async (
  trx: Trx,
  reference: string,
): Promise<{ firstId: string | null; amount: number; times: number }> =>
  (await feesBooked(trx, [reference]))[0] ?? { firstId: null, amount: 0, times: 0 };

/** The order (an intent's id) of a gateway's transaction; undefined until the intent is settled. */
export const orderOf = async (db: Db, transactionId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('paymentIntent')
      .select('id')
      .where('gatewayTransactionId', '=', transactionId)
      .executeTakeFirst()
  )?.id;
