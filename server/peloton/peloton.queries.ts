import { sql } from 'kysely';
import type { Story } from '#machines/story/story.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import type { Page } from '#server/platform/contract/pagination.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { participantTypes, publicRaised, shownProfileImage } from './member-columns.ts';

type PelotonPerson = Schemas['PelotonPerson'];
type Member = Schemas['PelotonMember'];

/** Locks a peloton's row for a change of its leaders or members, so that such changes run in turn. */
export const lockPeloton = async (trx: Trx, id: string): Promise<{ isActive: boolean } | undefined> =>
  // Donations and logbooks refer to the peloton continually: they don't wait for this lock.
  trx.selectFrom('peloton').select('isActive').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Keeps the peloton from closing or changing its rules during `trx`; many transactions may do so at once. */
export const holdPeloton = async (trx: Trx, id: string): Promise<void> => {
  await trx.selectFrom('peloton').select('id').where('id', '=', id).forShare().execute();
};

export const findPeloton = (db: Db | Trx, id: string) =>
  db
    .selectFrom('peloton')
    .leftJoin('peloton as parent', 'parent.id', 'peloton.parentId')
    .selectAll('peloton')
    .select('parent.name as parentName')
    .where('peloton.id', '=', id)
    .$narrowType<{ story: Story | null }>()
    .executeTakeFirst();

/** Captain and admins of an event, the admins by name. */
export const leadersOf = async (
  db: Db | Trx,
  pelotonId: string,
  eventId: string,
): Promise<{ captain: PelotonPerson | null; admins: PelotonPerson[] }> => {
  const leaders = await db
    .selectFrom('pelotonMember')
    .innerJoin('person', 'person.id', 'pelotonMember.personId')
    .select(['role', 'publicId', 'firstName', 'lastName'])
    .where('pelotonId', '=', pelotonId)
    .where('eventId', '=', eventId)
    .where('role', 'in', ['captain', 'admin'])
    .orderBy('sortName')
    .orderBy('firstName')
    .execute();
  const people = (wanted: 'captain' | 'admin') =>
    leaders.filter(({ role }) => role === wanted).map(({ role: _, ...person }) => person);
  return { captain: people('captain')[0] ?? null, admins: people('admin') };
};

/** How many members and how many requests the peloton has. */
export const memberCounts = async (
  db: Db | Trx,
  pelotonId: string,
  eventId: string,
): Promise<{ members: number; requests: number }> => {
  const { rows } = await sql<{ members: number; requests: number }>`
    select
      (select count(*)::int from peloton_member where peloton_id = ${pelotonId} and event_id = ${eventId}) as members,
      (
        select count(*)::int from peloton_request
        where peloton_id = ${pelotonId} and event_id = ${eventId} and state = 'open'
      ) as requests
  `.execute(db);
  return rows[0] ?? { members: 0, requests: 0 };
};

/** Whether the person is captain or admin of the peloton in the event. */
export const isLeader = async (
  db: Db | Trx,
  { pelotonId, eventId, personId }: { pelotonId: string; eventId: string; personId: string },
): Promise<boolean> => {
  const row = await db
    .selectFrom('pelotonMember')
    .select('role')
    .where('pelotonId', '=', pelotonId)
    .where('eventId', '=', eventId)
    .where('personId', '=', personId)
    .where('role', 'in', ['captain', 'admin'])
    .executeTakeFirst();
  return row !== undefined;
};

const members = (pelotonId: string, eventId: string) => sql<Member>`
  select person.public_id, person.first_name, person.last_name, ${shownProfileImage} as profile_image_url, member.role,
    ${participantTypes} as participant_types, ${publicRaised} as raised
  from peloton_member member
  join event on event.id = member.event_id
  join person on person.id = member.person_id
  where member.peloton_id = ${pelotonId} and member.event_id = ${eventId}
`;

/** One page of the members, captain and admins first, each with their public total of the event's year. */
export const memberPage = async (
  db: Db,
  pelotonId: string,
  eventId: string,
  { limit, offset }: Page,
): Promise<Member[]> => {
  const { rows } = await sql<Member>`
    ${members(pelotonId, eventId)}
    order by array_position(array['captain', 'admin', 'member'], member.role),
      person.sort_name, person.first_name, person.public_id
    limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
};

/** One member, with public fields. */
export const findMember = async (
  db: Db | Trx,
  { pelotonId, eventId, personId }: { pelotonId: string; eventId: string; personId: string },
): Promise<Member | undefined> => {
  const { rows } = await sql<Member>`
    ${members(pelotonId, eventId)} and member.person_id = ${personId}
  `.execute(db);
  return rows[0];
};
