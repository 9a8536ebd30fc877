import { sql } from 'kysely';
import type { Page } from '#server/platform/contract/pagination.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { Owner } from './share-figures.ts';

export type ShareRow = {
  id: string;
  batchId: string;
  kind: 'share' | 'request' | 'standing-offer';
  pelotonId: string;
  eventId: string;
  sourceType: Owner['type'];
  sourceId: string;
  sourcePublicId: string | null;
  sourceName: string;
  receiverType: Owner['type'];
  receiverId: string;
  receiverPublicId: string | null;
  receiverName: string;
  amount: number;
  by: string | null;
  reason: string | null;
  madeAt: Date;
  transactionId: string;
  takenBackAs: 'undone' | 'declined' | null;
  takenBackBy: string | null;
  takenBackAt: Date | null;
};

/** Which shares: of an event; all of a peloton, those of one person, or both. */
export type Which = { eventId: string; pelotonId?: string | undefined; personId?: string | undefined };

const which = ({ eventId, pelotonId, personId }: Which) => sql`
  batch.event_id = ${eventId}
  ${pelotonId === undefined ? sql`` : sql`and batch.peloton_id = ${pelotonId}`}
  ${personId === undefined ? sql`` : sql`and ${personId} in (batch.source_id, share.receiver_id)`}`;

const rows = sql`
  select share.id, share.batch_id, batch.kind, batch.peloton_id, batch.event_id, batch.source_type, batch.source_id,
    giver.public_id as source_public_id, coalesce(giver.full_name, peloton.name) as source_name,
    share.receiver_type, share.receiver_id, taker.public_id as receiver_public_id,
    coalesce(taker.full_name, peloton.name) as receiver_name,
    share.amount, maker.full_name as by, batch.reason, batch.made_at, share.transaction_id,
    share.taken_back_as, undoer.full_name as taken_back_by, share.taken_back_at
  from fund_share share
  join fund_share_batch batch on batch.id = share.batch_id
  join peloton on peloton.id = batch.peloton_id
  left join person giver on batch.source_type = 'User' and giver.id = batch.source_id
  left join person taker on share.receiver_type = 'User' and taker.id = share.receiver_id
  left join person maker on maker.id = batch.made_by
  left join person undoer on undoer.id = share.taken_back_by`;

/** One page of shares, the latest first. */
export const sharePage = async (
  db: Db | Trx,
  asked: Which,
  { limit, offset }: Page,
): Promise<{ shares: ShareRow[]; total: number }> => {
  const { rows: shares } = await sql<ShareRow>`
    ${rows} where ${which(asked)} order by batch.made_at desc, batch.id, share.amount desc, share.id
    limit ${limit} offset ${offset}
  `.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from fund_share share join fund_share_batch batch on batch.id = share.batch_id
    where ${which(asked)}
  `.execute(db);
  return { shares, total: counted[0]?.total ?? 0 };
};

/** All shares of a peloton in an event, the earliest first. */
export const allShares = async (db: Db | Trx, asked: Which): Promise<ShareRow[]> => {
  const { rows: shares } = await sql<ShareRow>`
    ${rows} where ${which(asked)} order by batch.made_at, batch.id, share.id
  `.execute(db);
  return shares;
};

export const shareById = async (db: Db | Trx, id: string): Promise<ShareRow | undefined> => {
  const { rows: found } = await sql<ShareRow>`${rows} where share.id = ${id}`.execute(db);
  return found[0];
};
