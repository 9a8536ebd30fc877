import { sql } from 'kysely';
import { chargeKinds } from '#server/charging/charging.types.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Finding, FindingKind, KnownIntent } from './audit.comparison.ts';
import { isIntentId } from './audit.rules.ts';
import { takings } from './refunds.queries.ts';

export type Window = { from: Date; until: Date };

const kinds = sql.join(chargeKinds);
const refundKinds = chargeKinds.map((kind) => `${kind}-refund`);
const disputeKinds = chargeKinds.map((kind) => `${kind}-dispute`);

const known = sql`
  select intent.id, intent.state, intent.amount, intent.created_at, intent.gateway_transaction_id as charged_id,
    (
      select sum(entry.amount) from ledger_entry entry join ledger_account account on account.id = entry.account_id
      where entry.transaction_id = charge.id and account.kind = 'clearing'
    ) as booked,
    exists (select from ledger_transaction whole where whole.reverses_id = charge.id) as is_reversed,
    (
      select coalesce(jsonb_object_agg(reference, amount), '{}')
      from (
        select reference, sum(amount) as amount from (${takings}) taking
        where corrects_id = charge.id and kind = charge.kind || '-refund'
        group by reference
      ) refunds
    ) as taken
  from payment_intent intent
  left join ledger_transaction charge on charge.reference = intent.id::text and charge.kind in (${kinds})
`;

/** The intents of these orders, with their postings; orders of other sites are left out. */
export const intentsOf = async (db: Db, orderIds: readonly string[]): Promise<KnownIntent[]> => {
  const ours = orderIds.filter(isIntentId);
  if (ours.length === 0) return [];
  const { rows } = await sql<KnownIntent>`
    ${known} where intent.id = any(${sql.val(ours)}::uuid[])`.execute(db);
  return rows;
};

/** The intents that were made in the window and charged. */
export const chargedIn = async (db: Db, { from, until }: Window): Promise<KnownIntent[]> => {
  const { rows } = await sql<KnownIntent>`
    ${known} where intent.created_at >= ${from} and intent.created_at < ${until} and intent.state = 'charged'
    order by intent.created_at, intent.id`.execute(db);
  return rows;
};

type Taken = { orderId: string; reference: string; amount: number };

const takenSince = async (db: Db, takingKinds: readonly string[], from: Date): Promise<Taken[]> => {
  const { rows } = await sql<Taken>`
    select charge.reference as order_id, refund.reference, sum(refund.amount)::bigint as amount
    from (${takings}) refund
    join ledger_transaction charge on charge.id = refund.corrects_id
    where refund.corrects_id in (
      select corrects_id from ledger_transaction
      where kind = any(${sql.val(takingKinds)}::text[]) and occurred_at >= ${from}
    )
      and refund.kind = any(${sql.val(takingKinds)}::text[])
    group by 1, 2 having max(refund.occurred_at) >= ${from}`.execute(db);
  return rows;
};

/** The posted amount, in cents, of each refund that was last posted since `from`, by the gateway's id. */
export const refundedSince = (db: Db, from: Date): Promise<Taken[]> => takenSince(db, refundKinds, from);

/** The posted amount, in cents, of each dispute that was last posted since `from`, by the gateway's id. */
export const disputedSince = (db: Db, from: Date): Promise<Taken[]> => takenSince(db, disputeKinds, from);

const followable: FindingKind[] = ['not-compared', 'refund-without-posting', 'posting-without-refund'];

/** The orders that the last audit could not check or bring up to date. */
export const leftOpen = async (db: Db): Promise<string[]> => {
  const found = await db
    .selectFrom('auditFinding')
    .select('subject')
    .where('isRepaired', '=', false)
    .where('kind', 'in', followable)
    .where('auditId', '=', (of) =>
      of
        .selectFrom('audit')
        .select('audit.id')
        .where('finishedAt', 'is not', null)
        .orderBy('startedAt', 'desc')
        .limit(1),
    )
    .execute();
  return found.map(({ subject }) => subject);
};

/** Intents made before `before` with an unknown outcome, the oldest first. */
export const openSince = (db: Db, before: Date) =>
  db
    .selectFrom('paymentIntent')
    .select(['id', 'purpose', 'amount'])
    .where('state', 'in', ['created', 'unknown'])
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .execute();

/** Inconsistencies of the ledger with itself, and with the donations and intents of the window. */
export const ledgerFindings = async (db: Db, { from, until }: Window): Promise<Finding[]> => {
  const { rows } = await sql<Finding>`
    select 'unbalanced' as kind, transaction_id::text as subject, 0 as expected, sum(amount)::bigint as found
    from ledger_entry group by transaction_id having sum(amount) <> 0
    union all
    select 'donation-without-posting', donation.id::text, donation.amount, null
    from donation
    where given_at >= ${from} and given_at < ${until} and not exists (
      select from ledger_transaction booked
      where booked.reference = donation.id::text and booked.kind in ('donation', 'cheque')
    )
    union all
    select 'posting-without-charge', booked.reference, null, sum(entry.amount)::bigint
    from ledger_transaction booked
    join ledger_entry entry on entry.transaction_id = booked.id and entry.amount > 0
    where booked.kind in (${kinds}) and booked.occurred_at >= ${from} and booked.occurred_at < ${until}
      and not exists (
        select from payment_intent intent
        where intent.id::text = booked.reference and intent.state in ('charged', 'refunded')
      )
      and not exists (select from ledger_transaction whole where whole.reverses_id = booked.id)
    group by booked.reference`.execute(db);
  return rows;
};

export const countTransactions = async (db: Db, { from, until }: Window): Promise<number> => {
  const counted = await db
    .selectFrom('ledgerTransaction')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('occurredAt', '>=', from)
    .where('occurredAt', '<', until)
    .executeTakeFirstOrThrow();
  return counted.count;
};
