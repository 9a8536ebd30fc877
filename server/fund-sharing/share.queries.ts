import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';

type Place = { pelotonId: string; eventId: string };

export type MemberNamed = {
  id: string;
  publicId: string;
  firstName: string;
  lastName: string;
  emailAddress: string;
};

/** The members among these people, by public ids or ids. */
export const membersNamed = async (
  db: Db | Trx,
  { pelotonId, eventId }: Place,
  who: { publicIds: readonly string[] } | { ids: readonly string[] },
): Promise<MemberNamed[]> => {
  const [column, values] =
    'ids' in who ? (['person.id', who.ids] as const) : (['person.publicId', who.publicIds] as const);
  if (values.length === 0) return [];
  return db
    .selectFrom('pelotonMember')
    .innerJoin('person', 'person.id', 'pelotonMember.personId')
    .select(['person.id', 'publicId', 'firstName', 'lastName', 'emailAddress'])
    .where('pelotonId', '=', pelotonId)
    .where('eventId', '=', eventId)
    .where(column, 'in', values)
    .execute();
};

/** Whether people are members of a peloton in an event. */
export const membershipsOf = async (
  db: Db | Trx,
  eventId: string,
  personIds: readonly string[],
): Promise<(personId: string, pelotonId: string) => boolean> => {
  if (personIds.length === 0) return () => false;
  const rows = await db
    .selectFrom('pelotonMember')
    .select(['personId', 'pelotonId'])
    .where('eventId', '=', eventId)
    .where('personId', 'in', personIds)
    .execute();
  return (personId, pelotonId) =>
    rows.some((row) => row.personId === personId && row.pelotonId === pelotonId);
};

/** Whether sharing has ended in the peloton, by the database: another process’s clock may be ahead of this one's. */
export const hasEnded = async (db: Db | Trx, { pelotonId, eventId }: Place): Promise<boolean> => {
  const end = await db
    .selectFrom('fundSharingEnd')
    .select('endedAt')
    .where('eventId', '=', eventId)
    .where('pelotonId', '=', pelotonId)
    .executeTakeFirst();
  return end !== undefined;
};

export type NewBatch = {
  id: string;
  eventId: string;
  pelotonId: string;
  sourceType: 'Peloton' | 'User';
  sourceId: string;
  kind: 'share' | 'request' | 'standing-offer';
  madeBy: string | null;
  reason: string | null;
  madeAt: Date;
};

export type NewShare = {
  id: string;
  batchId: string;
  receiverType: 'Peloton' | 'User';
  receiverId: string;
  amount: number;
  transactionId: string;
};

/** Rows that one statement writes. */
const mostAtOnce = 1000;

export const insertBatch = async (trx: Trx, batch: NewBatch, shares: readonly NewShare[]): Promise<void> => {
  await trx.insertInto('fundShareBatch').values(batch).execute();
  for (let from = 0; from < shares.length; from += mostAtOnce)
    await trx
      .insertInto('fundShare')
      .values(shares.slice(from, from + mostAtOnce))
      .execute();
};

/** What people shared away in an event, less returned shares, in cents. */
export const sharedAway = async (
  db: Db | Trx,
  eventId: string,
  personIds: readonly string[],
): Promise<(personId: string) => number> => {
  if (personIds.length === 0) return () => 0;
  const { rows } = await sql<{ sourceId: string; amount: number }>`
    select batch.source_id, sum(share.amount)::bigint as amount
    from fund_share share
    join fund_share_batch batch on batch.id = share.batch_id
    where batch.source_type = 'User' and batch.source_id in (${sql.join(personIds)}) and batch.event_id = ${eventId}
      and share.taken_back_at is null
    group by batch.source_id
  `.execute(db);
  const known = new Map(rows.map(({ sourceId, amount }) => [sourceId, amount]));
  return (personId) => known.get(personId) ?? 0;
};

/** Receivers with whom a source's shares were undone `most` times or more since an instant. */
export const undoneWith = async (
  trx: Trx,
  { eventId, sourceId, since, most }: { eventId: string; sourceId: string; since: Date; most: number },
): Promise<ReadonlySet<string>> => {
  const rows = await trx
    .selectFrom('fundShareBatch as batch')
    .innerJoin('fundShare as share', 'share.batchId', 'batch.id')
    .select('share.receiverId')
    .where('batch.sourceId', '=', sourceId)
    .where('batch.eventId', '=', eventId)
    .where('share.takenBackAs', '=', 'undone')
    .where('share.takenBackAt', '>', since)
    .groupBy('share.receiverId')
    .having(({ fn }) => fn.countAll<number>(), '>=', most)
    .execute();
  return new Set(rows.map(({ receiverId }) => receiverId));
};
