import type { Selectable } from 'kysely';
import type { Page } from '#server/platform/contract/pagination.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { FundShareRequestTable } from '#server/platform/database/schema.gen.ts';

export type RequestRow = Selectable<FundShareRequestTable> & {
  pelotonName: string;
  ownerPublicId: string;
  ownerName: string;
  receiverPublicId: string | null;
  receiverName: string | null;
  askerName: string;
  shared: number | null;
};

const requests = (db: Db | Trx) =>
  db
    .selectFrom('fundShareRequest as request')
    .innerJoin('peloton', 'peloton.id', 'request.pelotonId')
    .innerJoin('person as owner', 'owner.id', 'request.ownerId')
    .innerJoin('person as asker', 'asker.id', 'request.askedBy')
    .leftJoin('person as receiver', (join) =>
      join.onRef('receiver.id', '=', 'request.receiverId').on('request.receiverType', '=', 'User'),
    )
    // An accepted request has one receiver, so its batch is one share.
    .leftJoin('fundShare as share', 'share.batchId', 'request.batchId')
    .selectAll('request')
    .select([
      'peloton.name as pelotonName',
      'owner.publicId as ownerPublicId',
      'owner.fullName as ownerName',
      'receiver.publicId as receiverPublicId',
      'receiver.fullName as receiverName',
      'asker.fullName as askerName',
      'share.amount as shared',
    ]);

export const requestById = (db: Db | Trx, id: string): Promise<RequestRow | undefined> =>
  requests(db).where('request.id', '=', id).executeTakeFirst();

/** The open request to a person in an event; there is at most one. */
export const openRequestTo = (
  db: Db | Trx,
  eventId: string,
  ownerId: string,
): Promise<RequestRow | undefined> =>
  requests(db)
    .where('request.eventId', '=', eventId)
    .where('request.ownerId', '=', ownerId)
    .where('request.state', '=', 'open')
    .executeTakeFirst();

type Place = { pelotonId: string; eventId: string };

/** One page of a peloton’s requests, the latest first. */
export const requestPage = async (
  db: Db,
  { pelotonId, eventId }: Place,
  { limit, offset }: Page,
): Promise<{ rows: RequestRow[]; total: number }> => {
  const rows = await requests(db)
    .where('request.pelotonId', '=', pelotonId)
    .where('request.eventId', '=', eventId)
    .orderBy('request.askedAt', 'desc')
    .orderBy('request.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('fundShareRequest')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('pelotonId', '=', pelotonId)
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  return { rows, total };
};

/** How many requests a peloton sent after an instant. */
export const requestsSince = async (
  trx: Trx,
  { pelotonId, eventId }: Place,
  since: Date,
): Promise<number> => {
  const { count } = await trx
    .selectFrom('fundShareRequest')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('pelotonId', '=', pelotonId)
    .where('eventId', '=', eventId)
    .where('askedAt', '>', since)
    .executeTakeFirstOrThrow();
  return count;
};

type Settled = { state: 'accepted' | 'refused' | 'withdrawn' | 'expired'; at: Date; batchId?: string };

/** Settles an open request; false if it was settled before. */
export const settleRequest = async (
  trx: Trx,
  id: string,
  { state, at, batchId }: Settled,
): Promise<boolean> => {
  const settled = await trx
    .updateTable('fundShareRequest')
    .set({ state, settledAt: at, batchId: batchId ?? null })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return settled !== undefined;
};
