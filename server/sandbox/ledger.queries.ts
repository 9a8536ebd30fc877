import { sql } from 'kysely';
import { intentNamed } from '#server/charging/charging.ts';
import type { Db } from '#server/platform/database/database.ts';

/** How many entries a page shows. */
export const shownEntries = 100;

export type AccountSum = {
  id: string;
  kind: string;
  eventYear: number;
  /** The owner; null for the organization's own. */
  owner: string | null;
  /** cents, debits positive */
  sum: number;
  entries: number;
};

const accounts = sql<AccountSum>`
  select account.id, account.kind, account.event_year,
    case account.owner_type
      when 'User' then person.full_name
      when 'Peloton' then peloton.name
      when 'General' then 'the general fund'
    end as owner,
    coalesce(sums.sum, 0)::bigint as sum, coalesce(sums.entries, 0)::bigint as entries
  from ledger_account account
  left join person on account.owner_type = 'User' and person.id = account.owner_id
  left join peloton on account.owner_type = 'Peloton' and peloton.id = account.owner_id
  left join lateral (
    select sum(amount) as sum, count(*) as entries from ledger_entry where account_id = account.id
  ) sums on true
`;

export const houseAccounts = async (db: Db): Promise<AccountSum[]> =>
  (
    await sql<AccountSum>`${accounts} where account.kind <> 'recipient' order by event_year desc, kind`.execute(
      db,
    )
  ).rows;

/** A year's recipients, the largest balance first. */
export const recipientAccounts = async (db: Db, year: number): Promise<AccountSum[]> =>
  (
    await sql<AccountSum>`
      ${accounts} where account.kind = 'recipient' and event_year = ${year} order by sum, owner`.execute(db)
  ).rows;

export type YearSum = { eventYear: number; accounts: number; entries: number; sum: number };

/** All recipients of each year together. */
export const recipientYears = async (db: Db): Promise<YearSum[]> => {
  const { rows } = await sql<YearSum>`
    select event_year, count(distinct account.id)::int as accounts, count(entry.id)::int as entries,
      coalesce(sum(entry.amount), 0)::bigint as sum
    from ledger_account account left join ledger_entry entry on entry.account_id = account.id
    where account.kind = 'recipient' group by event_year order by event_year desc`.execute(db);
  return rows;
};

export const findAccount = async (db: Db, id: string): Promise<AccountSum | undefined> =>
  (await sql<AccountSum>`${accounts} where account.id = ${id}`.execute(db)).rows[0];

export type EntryLine = {
  transactionId: string;
  kind: string;
  /** The subject of the posting; an order's id for a charge. */
  reference: string;
  orderId: string | null;
  part: string | null;
  amount: number;
  occurredAt: Date;
};

const entries = sql<EntryLine>`
  select booked.id as transaction_id, booked.kind, booked.reference, entry.part, entry.amount, booked.occurred_at,
    ${intentNamed(sql`coalesce(first.reference, booked.reference)`)} as order_id
  from ledger_entry entry
  join ledger_transaction booked on booked.id = entry.transaction_id
  left join ledger_transaction first on first.id = coalesce(booked.corrects_id, booked.reverses_id)
`;

/** An account's newest entries. */
export const entriesOfAccount = async (db: Db, accountId: string): Promise<EntryLine[]> =>
  (
    await sql<EntryLine>`
      ${entries} where entry.account_id = ${accountId} order by entry.id desc limit ${shownEntries}`.execute(
      db,
    )
  ).rows;

export type OrderEntry = EntryLine & { account: string };

/** All postings of an order, in order. */
export const entriesOfOrder = async (db: Db, orderId: string): Promise<OrderEntry[]> => {
  const { rows } = await sql<OrderEntry>`
    select booked.id as transaction_id, booked.kind, booked.reference, entry.part, entry.amount, booked.occurred_at,
      ${orderId} as order_id, coalesce(account.owner_type, account.kind) as account
    from ledger_transaction booked
    join ledger_entry entry on entry.transaction_id = booked.id
    join ledger_account account on account.id = entry.account_id
    left join ledger_transaction first on first.id = coalesce(booked.corrects_id, booked.reverses_id)
    where booked.reference = ${orderId} or first.reference = ${orderId}
    order by entry.id`.execute(db);
  return rows;
};

/** The simulator's disputes of an order's charges. */
export const disputesOf = (db: Db, orderId: string) =>
  db
    .selectFrom('localGatewayDispute')
    .innerJoin('localGatewayTransaction', 'localGatewayTransaction.id', 'localGatewayDispute.transactionId')
    .select([
      'localGatewayDispute.id as id',
      'localGatewayDispute.status as status',
      'localGatewayDispute.amount as amount',
    ])
    .where('orderId', '=', orderId)
    .orderBy('localGatewayDispute.createdAt')
    .execute();
