import type { components } from '#openapi/contract.gen.ts';
import type { Db } from '#server/platform/database/database.ts';

type PelotonPerson = components['schemas']['PelotonPerson'];

export const findPeloton = (db: Db, id: string) =>
  db
    .selectFrom('peloton')
    .leftJoin('peloton as parent', 'parent.id', 'peloton.parentId')
    .selectAll('peloton')
    .select('parent.name as parentName')
    .where('peloton.id', '=', id)
    .executeTakeFirst();

/** Captain and admins of an event, the admins by name. */
export const leadersOf = async (
  db: Db,
  pelotonId: string,
  eventId: string,
): Promise<{ captain: PelotonPerson | null; admins: PelotonPerson[] }> => {
  const leaders = await db
    .selectFrom('pelotonMember')
    .innerJoin('person', 'person.id', 'pelotonMember.personId')
    .select(['role', 'publicId', 'firstName', 'lastName'])
    .where('pelotonId', '=', pelotonId)
    .where('eventId', '=', eventId)
    .where('pelotonMember.state', '=', 'approved')
    .where('role', 'in', ['captain', 'admin'])
    .orderBy('lastName')
    .orderBy('firstName')
    .execute();
  const people = (wanted: 'captain' | 'admin') =>
    leaders.filter(({ role }) => role === wanted).map(({ role: _, ...person }) => person);
  return { captain: people('captain')[0] ?? null, admins: people('admin') };
};

/** How many are in the peloton and how many have asked to be. */
export const memberCounts = async (
  db: Db,
  pelotonId: string,
  eventId: string,
): Promise<{ approved: number; pending: number }> => {
  const rows = await db
    .selectFrom('pelotonMember')
    .select(({ fn }) => ['state', fn.countAll<number>().as('people')])
    .where('pelotonId', '=', pelotonId)
    .where('eventId', '=', eventId)
    .groupBy('state')
    .execute();
  const count = (wanted: 'approved' | 'pending') => rows.find(({ state }) => state === wanted)?.people ?? 0;
  return { approved: count('approved'), pending: count('pending') };
};
