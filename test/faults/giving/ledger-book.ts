import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { KnownOrder, LedgerBook } from './audit.ts';

/** Reads every intent of a donation with its postings, straight from the tables. */
export const readLedger = async (db: Db): Promise<LedgerBook> => {
  const { rows: orders } = await sql<KnownOrder>`
    with posted as (
      select coalesce(first.reference, booked.reference) as reference,
        count(distinct booked.id) filter (where booked.kind = 'donation') as postings,
        sum(entry.amount) filter (where account.kind = 'clearing') as net
      from ledger_transaction booked
      left join ledger_transaction first on first.id = coalesce(booked.reverses_id, booked.corrects_id)
      join ledger_entry entry on entry.transaction_id = booked.id
      join ledger_account account on account.id = entry.account_id
      group by 1
    )
    select intent.id, intent.reference as key, intent.state, coalesce(posted.postings, 0)::int as postings,
      (select count(*) from donation where donation.id = intent.id)::int as donations, coalesce(posted.net, 0)::bigint as net
    from payment_intent intent left join posted on posted.reference = intent.id::text
    where intent.purpose = 'donation' order by intent.created_at`.execute(db);
  const { rows: sums } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from ledger_entry`.execute(db);
  const { rows: unbalanced } = await sql<{ transactionId: string }>`
    select transaction_id from ledger_entry group by transaction_id having sum(amount) <> 0`.execute(db);
  return {
    orders,
    sum: sums[0]?.sum ?? 0,
    unbalanced: unbalanced.map(({ transactionId }) => transactionId),
  };
};

type Work = { waiting: number; due: number; open: number; from: Date | null };

/** The open work about charges: how much in all, how much of it is due, and when the first is due. */
export const moneyWork = async (db: Db, now: Date): Promise<Work> => {
  const { rows } = await sql<Work>`
    select count(*)::int as waiting, count(*) filter (where run_at <= ${now})::int as due, min(run_at) as from,
      (select count(*) from payment_intent where state in ('created', 'unknown'))::int as open
    from job where state = 'waiting' and kind in ('charge-reconcile', 'orphaned-charge', 'gateway-notification')`.execute(
    db,
  );
  return rows[0] ?? { waiting: 0, due: 0, open: 0, from: null };
};

/** The product's clock at the start of every run: within the year of the event, before the end of its first month. */
export const startClock = async (db: Db): Promise<void> => {
  const offsetMilliseconds = Date.parse('2027-01-04T16:00:00Z') - Date.now();
  await db.updateTable('sandboxClock').set({ offsetMilliseconds }).execute();
};

/** Frees the jobs of killed workers, as two minutes would: leases use the database's own clock. */
export const endLeases = async (db: Db): Promise<void> => {
  await sql`update job set leased_until = null where leased_until is not null`.execute(db);
};
