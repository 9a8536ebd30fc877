import { sql } from 'kysely';
import type { Trx } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type OwnedIn, tellOfOwed } from './share-emails.ts';

/** The balance of a person or a peloton's fund after a refund, the refunded sum, and the peloton; in cents. */
type RefundedBalance = OwnedIn & { balance: number; taken: number };

/** The owner whose money a posting refunded to a donor, in the peloton where they shared last; undefined for one that shared nothing. */
const balanceAfter = async (trx: Trx, transactionId: string): Promise<RefundedBalance | undefined> => {
  const { rows } = await sql<{
    type: 'User' | 'Peloton';
    id: string;
    eventId: string;
    pelotonId: string;
    pelotonName: string;
    balance: number;
    taken: number;
  }>`
    select account.owner_type as type, account.owner_id as id, event.id as event_id, peloton.id as peloton_id,
      peloton.name as peloton_name, back.amount as taken,
      (
        select coalesce(sum(raised), 0)::bigint from recipient_total total
        where total.owner_type = account.owner_type and total.owner_id = account.owner_id and total.event_year = event.year
      ) as balance
    from ledger_entry back
    join ledger_account account on account.id = back.account_id
    join event on event.year = account.event_year
    join lateral (
      select batch.peloton_id from fund_share_batch batch
      join fund_share share on share.batch_id = batch.id and share.taken_back_at is null
      where batch.source_id = account.owner_id and batch.source_type = account.owner_type and batch.event_id = event.id
      order by batch.made_at desc limit 1
    ) last on true
    join peloton on peloton.id = last.peloton_id
    where back.transaction_id = ${transactionId} and back.part = 'refunded'`.execute(trx);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { type, id, eventId, pelotonId, pelotonName, balance, taken } = row;
  const place = { event: { id: eventId }, peloton: { id: pelotonId, name: pelotonName } };
  return { ...place, source: { type, id }, balance, taken };
};

/** The holders of an owner's shares. */
const holdersOf = async (trx: Trx, { event, source }: OwnedIn): Promise<OwnedIn[]> => {
  const { rows } = await sql<{
    type: 'User' | 'Peloton';
    id: string;
    pelotonId: string;
    pelotonName: string;
  }>`
    select distinct share.receiver_type as type, share.receiver_id as id, peloton.id as peloton_id, peloton.name as peloton_name
    from fund_share_batch batch
    join fund_share share on share.batch_id = batch.id and share.taken_back_at is null
    join peloton on peloton.id = batch.peloton_id
    where batch.source_id = ${source.id} and batch.source_type = ${source.type} and batch.event_id = ${event.id}`.execute(
    trx,
  );
  return rows.map(({ type, id, pelotonId, pelotonName }) => ({
    event,
    peloton: { id: pelotonId, name: pelotonName },
    source: { type, id },
  }));
};

/**
 * Writes to the owner, a person or the leaders of a peloton, whose shared money a posting has refunded: they owe it now. When the debt
 * begins, the holders of their shares get an e-mail, too; they keep the shares.
 */
export const tellOfDebt = async (
  deps: Pick<Platform, 'settings' | 'mail'>,
  trx: Trx,
  transactionId: string,
): Promise<void> => {
  const owner = await balanceAfter(trx, transactionId);
  if (owner === undefined || owner.balance >= 0 || owner.taken <= 0) return;
  await tellOfOwed(deps, trx, {
    owner,
    owed: -owner.balance,
    holders: owner.balance + owner.taken < 0 ? [] : await holdersOf(trx, owner),
  });
};
