import { type Selectable, sql } from 'kysely';
import type { Schemas } from '#openapi/contract.gen.ts';
import type { Page } from '#server/platform/contract/pagination.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { PelotonFamilyRequestTable } from '#server/platform/database/schema.gen.ts';
import type { Side } from './super-peloton.rules.ts';
export type FamilyRequest = Selectable<PelotonFamilyRequestTable>;

/** A sub-peloton and its super-peloton, present or requested. */
export type Pair = { childId: string; parentId: string };

/** Locks both, the lower id first, so that two mutual requests cannot deadlock. */
export const lockBoth = async (trx: Trx, { childId, parentId }: Pair): Promise<void> => {
  await trx
    .selectFrom('peloton')
    .select('id')
    .where('id', 'in', [childId, parentId])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
};

/** The captain of a peloton in an event; undefined if it has no members. */
export const captainOf = async (db: Db | Trx, pelotonId: string, eventId: string) => {
  const row = await db
    .selectFrom('pelotonMember')
    .select('personId')
    .where('pelotonId', '=', pelotonId)
    .where('eventId', '=', eventId)
    .where('role', '=', 'captain')
    .executeTakeFirst();
  return row?.personId;
};

/** The newest request between two pelotons, open or not. */
export const lastRequest = (db: Db | Trx, { childId, parentId }: Pair): Promise<FamilyRequest | undefined> =>
  db
    .selectFrom('pelotonFamilyRequest')
    .selectAll()
    .where('childId', '=', childId)
    .where('parentId', '=', parentId)
    .orderBy(sql`(state = 'open')`, 'desc')
    .orderBy('askedAt', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * The facts that limit a side's requests: how its last request to the other one ended since an instant, and how many requests of its
 * peloton are open.
 */
export const askedBefore = async (
  trx: Trx,
  pair: Pair,
  { side, since }: { side: Side; since: Date },
): Promise<{ ended: 'declined' | 'withdrawn' | null; open: number }> => {
  const last = await trx
    .selectFrom('pelotonFamilyRequest')
    .select('state')
    .where('childId', '=', pair.childId)
    .where('parentId', '=', pair.parentId)
    // An agreement resets the earlier history, also after a later separation.
    .where(({ or, eb }) => or([eb('askedBy', '=', side), eb('state', '=', 'agreed')]))
    .where('state', 'in', ['declined', 'withdrawn', 'agreed'])
    .where('decidedAt', '>', since)
    .orderBy('decidedAt', 'desc')
    .orderBy('state')
    .limit(1)
    .executeTakeFirst();
  const { open } = await trx
    .selectFrom('pelotonFamilyRequest')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where(side === 'child' ? 'childId' : 'parentId', '=', side === 'child' ? pair.childId : pair.parentId)
    .where('askedBy', '=', side)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  const ended = last?.state === 'declined' || last?.state === 'withdrawn' ? last.state : null;
  return { ended, open };
};

export const insertRequest = async (
  trx: Trx,
  { childId, parentId }: Pair,
  asked: Pick<FamilyRequest, 'askedBy' | 'askerId' | 'askedAt'>,
): Promise<void> => {
  await trx
    .insertInto('pelotonFamilyRequest')
    .values({ childId, parentId, ...asked })
    .execute();
};

type Ending = { state: 'agreed' | 'declined' | 'withdrawn'; at: Date; by: string };

export const endRequest = async (trx: Trx, id: string, { state, at, by }: Ending): Promise<void> => {
  await trx
    .updateTable('pelotonFamilyRequest')
    .set({ state, decidedAt: at, decidedBy: by })
    .where('id', '=', id)
    .execute();
};

/** Ends the sub-peloton's requests with other super-pelotons, in either direction: it has one now. */
export const supersedeOthers = async (
  trx: Trx,
  { childId, at, by }: { childId: string; at: Date; by: string },
): Promise<void> => {
  await trx
    .updateTable('pelotonFamilyRequest')
    .set({ state: 'superseded', decidedAt: at, decidedBy: by })
    .where('childId', '=', childId)
    .where('state', '=', 'open')
    .execute();
};

export const setParent = async (trx: Trx, childId: string, parentId: string | null): Promise<void> => {
  await trx.updateTable('peloton').set({ parentId }).where('id', '=', childId).execute();
};

/** The open requests of a peloton, on either side, the oldest first. */
export const openRequestsOf = async (
  db: Db | Trx,
  pelotonId: string,
): Promise<Schemas['FamilyRequests']['requests']> => {
  const rows = await db
    .selectFrom('pelotonFamilyRequest as request')
    .innerJoin('peloton as child', 'child.id', 'request.childId')
    .innerJoin('peloton as parent', 'parent.id', 'request.parentId')
    .select([
      'request.childId',
      'request.parentId',
      'request.askedBy',
      'request.askedAt',
      'child.name as childName',
      'parent.name as parentName',
    ])
    .where((match) => match.or([match('childId', '=', pelotonId), match('request.parentId', '=', pelotonId)]))
    .where('state', '=', 'open')
    .orderBy('request.askedAt')
    .execute();
  return rows.map(({ childId, parentId, childName, parentName, askedBy, askedAt }) => {
    const isChild = childId === pelotonId;
    return {
      peloton: isChild ? { id: parentId, name: parentName } : { id: childId, name: childName },
      isOurs: isChild === (askedBy === 'child'),
      askedAt: askedAt.toISOString(),
    };
  });
};

type Member = Omit<Schemas['FamilyPeloton'], 'raised'>;

/** The sub-pelotons of a super-peloton with their numbers of members; in no order. */
export const subPelotons = async (db: Db, parentId: string, eventId: string): Promise<Member[]> => {
  const { rows } = await sql<Member>`
    select peloton.id, peloton.name, peloton.is_active,
      case when not exists (
        select from hidden_content hidden
        where hidden.subject_type = 'Peloton' and hidden.subject_id = peloton.id and hidden.kind = 'profile-image'
      ) then peloton.profile_image_url end as profile_image_url,
      (
        select count(*)::int from peloton_member
        where peloton_id = peloton.id and event_id = ${eventId}
      ) as members_count
    from peloton where parent_id = ${parentId}
  `.execute(db);
  return rows;
};

/** One page of a list that is whole in memory. */
export const pageFrom = <Item>(items: readonly Item[], { limit, offset }: Page): Item[] =>
  items.slice(offset, offset + limit);
