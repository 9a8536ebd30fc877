import { type Selectable, sql } from 'kysely';
import type { Schemas } from '#openapi/contract.gen.ts';
import { participantTypes, shownProfileImage } from '#server/peloton/peloton.ts';
import type { Page } from '#server/platform/contract/pagination.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { PelotonMemberTable, PelotonRequestTable } from '#server/platform/database/schema.gen.ts';

export type Member = Selectable<PelotonMemberTable>;
export type Request = Selectable<PelotonRequestTable>;
export type RequestState = Request['state'];

export type Place = { pelotonId: string; eventId: string };

/** Locks the person's memberships and requests during `trx`. After the lock of the peloton. */
export const lockPerson = async (trx: Trx, personId: string): Promise<void> => {
  await trx.selectFrom('person').select('id').where('id', '=', personId).forNoKeyUpdate().execute();
};

/** A person's membership of an event, in any peloton. */
export const membershipIn = (db: Db | Trx, eventId: string, personId: string): Promise<Member | undefined> =>
  db
    .selectFrom('pelotonMember')
    .selectAll()
    .where('eventId', '=', eventId)
    .where('personId', '=', personId)
    .executeTakeFirst();

export const membersOf = async (db: Db | Trx, { pelotonId, eventId }: Place): Promise<number> => {
  const { members } = await db
    .selectFrom('pelotonMember')
    .select(({ fn }) => fn.countAll<number>().as('members'))
    .where('pelotonId', '=', pelotonId)
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  return members;
};

export const openRequests = async (db: Db | Trx, { pelotonId, eventId }: Place): Promise<number> => {
  const { requests } = await db
    .selectFrom('pelotonRequest')
    .select(({ fn }) => fn.countAll<number>().as('requests'))
    .where('pelotonId', '=', pelotonId)
    .where('eventId', '=', eventId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return requests;
};

export const isParticipant = async (db: Db | Trx, eventId: string, personId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('participation')
    .select('id')
    .where('eventId', '=', eventId)
    .where('personId', '=', personId)
    .where('state', '=', 'registered')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** The person's open request of the event, at any peloton. */
export const openRequestOf = (
  db: Db | Trx,
  eventId: string,
  personId: string,
): Promise<Request | undefined> =>
  db
    .selectFrom('pelotonRequest')
    .selectAll()
    .where('eventId', '=', eventId)
    .where('personId', '=', personId)
    .where('state', '=', 'open')
    .executeTakeFirst();

/** The person's newest request at the peloton, open or not. */
export const lastRequestOf = (
  db: Db | Trx,
  { pelotonId, eventId }: Place,
  personId: string,
): Promise<Request | undefined> =>
  db
    .selectFrom('pelotonRequest')
    .selectAll()
    .where('pelotonId', '=', pelotonId)
    .where('eventId', '=', eventId)
    .where('personId', '=', personId)
    .orderBy('askedAt', 'desc')
    .orderBy(sql`(state = 'open')`, 'desc')
    .limit(1)
    .executeTakeFirst();

/** Creates a request, where the person has no open one: its id, or null. */
export const insertRequest = async (
  trx: Trx,
  { pelotonId, eventId }: Place,
  asked: { personId: string; message: string | null; at: Date },
): Promise<string | null> => {
  const row = await trx
    .insertInto('pelotonRequest')
    .values({ pelotonId, eventId, personId: asked.personId, message: asked.message, askedAt: asked.at })
    .onConflict((conflict) =>
      conflict.columns(['eventId', 'personId']).where('state', '=', 'open').doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
};

type Ending = { state: Exclude<RequestState, 'open'>; at: Date; by: string | null };

/** Ends an open request, after concurrent transactions. False if one of them has ended it. */
export const endRequest = async (trx: Trx, id: string, { state, at, by }: Ending): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('pelotonRequest')
    .set({ state, decidedAt: at, decidedBy: by })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Ends the person's requests in the event. */
export const settleRequests = async (
  trx: Trx,
  { eventId, personId, at }: { eventId: string; personId: string; at: Date },
): Promise<void> => {
  await trx
    .updateTable('pelotonRequest')
    .set({ state: 'settled', decidedAt: at })
    .where('eventId', '=', eventId)
    .where('personId', '=', personId)
    .where('state', '=', 'open')
    .execute();
};

/** Withdraws the person's request in the event, if any. */
export const withdrawRequest = async (
  trx: Trx,
  { eventId, personId, at }: { eventId: string; personId: string; at: Date },
): Promise<void> => {
  await trx
    .updateTable('pelotonRequest')
    .set({ state: 'withdrawn', decidedAt: at, decidedBy: personId })
    .where('eventId', '=', eventId)
    .where('personId', '=', personId)
    .where('state', '=', 'open')
    .execute();
};

type Joining = Place & { personId: string; role: Member['role']; at: Date };

/** Makes the person a member. False if they are in a peloton of the event already. */
export const insertMember = async (trx: Trx, { at, role, ...member }: Joining): Promise<boolean> => {
  const row = await trx
    .insertInto('pelotonMember')
    .values({ ...member, role, joinedAt: at, leadsSince: role === 'member' ? null : at })
    .onConflict((conflict) => conflict.columns(['eventId', 'personId']).doNothing())
    .returning('personId')
    .executeTakeFirst();
  return row !== undefined;
};

export const setRole = async (
  trx: Trx,
  { pelotonId, eventId, personId }: Place & { personId: string },
  role: Member['role'],
  at: Date,
): Promise<void> => {
  await trx
    .updateTable('pelotonMember')
    .set((eb) => ({ role, leadsSince: role === 'member' ? null : eb.fn.coalesce('leadsSince', eb.val(at)) }))
    .where('pelotonId', '=', pelotonId)
    .where('eventId', '=', eventId)
    .where('personId', '=', personId)
    .execute();
};

export const deleteMember = async (
  trx: Trx,
  { eventId, personId }: { eventId: string; personId: string },
): Promise<void> => {
  await trx
    .deleteFrom('pelotonMember')
    .where('eventId', '=', eventId)
    .where('personId', '=', personId)
    .execute();
};

/** A person for e-mails and lists. Never leaves the server whole: it has the address. */
export type Addressee = {
  id: string;
  publicId: string;
  firstName: string;
  lastName: string;
  emailAddress: string;
};

export const addresseeOf = (db: Db | Trx, personId: string): Promise<Addressee> =>
  db
    .selectFrom('person')
    .select(['id', 'publicId', 'firstName', 'lastName', 'emailAddress'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();

/** The next captain when the person leaves: the longest-serving admin, or else the longest-serving member. */
export const successorIn = (
  db: Db | Trx,
  { pelotonId, eventId }: Place,
  personId: string,
): Promise<Addressee | undefined> =>
  db
    .selectFrom('pelotonMember')
    .innerJoin('person', 'person.id', 'pelotonMember.personId')
    .select(['person.id', 'publicId', 'firstName', 'lastName', 'emailAddress'])
    .where('pelotonId', '=', pelotonId)
    .where('eventId', '=', eventId)
    .where('person.id', '<>', personId)
    .orderBy(sql`(role = 'admin')`, 'desc')
    .orderBy(sql`case role when 'admin' then leads_since end`)
    .orderBy('joinedAt')
    .orderBy('person.id')
    .limit(1)
    .executeTakeFirst();

/** Captain and admins, as recipients. */
export const leadersToWriteTo = (db: Db | Trx, { pelotonId, eventId }: Place): Promise<Addressee[]> =>
  db
    .selectFrom('pelotonMember')
    .innerJoin('person', 'person.id', 'pelotonMember.personId')
    .select(['person.id', 'publicId', 'firstName', 'lastName', 'emailAddress'])
    .where('pelotonId', '=', pelotonId)
    .where('eventId', '=', eventId)
    .where('role', 'in', ['captain', 'admin'])
    .orderBy('person.id')
    .execute();

/** One page of the open requests, longest waiting first. */
export const requestPage = async (
  db: Db,
  { pelotonId, eventId }: Place,
  { limit, offset }: Page,
): Promise<(Omit<Schemas['JoinRequest'], 'askedAt' | 'expiresAt'> & { askedAt: Date })[]> => {
  const { rows } = await sql<Omit<Schemas['JoinRequest'], 'askedAt' | 'expiresAt'> & { askedAt: Date }>`
    select person.public_id, person.first_name, person.last_name,
      ${shownProfileImage} as profile_image_url, ${participantTypes} as participant_types, request.message, request.asked_at
    from peloton_request request
    join event on event.id = request.event_id
    join person on person.id = request.person_id
    where request.peloton_id = ${pelotonId} and request.event_id = ${eventId} and request.state = 'open'
    order by request.asked_at, request.id
    limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
};
