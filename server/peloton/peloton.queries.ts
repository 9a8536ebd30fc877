import { sql } from 'kysely';
import type { Story } from '#machines/story/story.ts';
import type { components } from '#openapi/contract.gen.ts';
import { totalsTable } from '#server/fundraising/fundraising.ts';
import type { Page } from '#server/platform/contract/pagination.ts';
import type { Db } from '#server/platform/database/database.ts';

type PelotonPerson = components['schemas']['PelotonPerson'];

export const findPeloton = (db: Db, id: string) =>
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

/** Whether the person is captain or admin of the peloton in the event. */
export const isLeader = async (
  db: Db,
  { pelotonId, eventId, personId }: { pelotonId: string; eventId: string; personId: string },
): Promise<boolean> => {
  const row = await db
    .selectFrom('pelotonMember')
    .select('role')
    .where('pelotonId', '=', pelotonId)
    .where('eventId', '=', eventId)
    .where('personId', '=', personId)
    .where('state', '=', 'approved')
    .where('role', 'in', ['captain', 'admin'])
    .executeTakeFirst();
  return row !== undefined;
};

/** One page of the members, captain and admins first, each with their public total of the event's year. */
export const memberPage = async (
  db: Db,
  pelotonId: string,
  eventId: string,
  { limit, offset }: Page,
): Promise<components['schemas']['PelotonMember'][]> => {
  const { rows } = await sql<components['schemas']['PelotonMember']>`
    select person.public_id, person.first_name, person.last_name, member.role,
      (
        select json_build_object(
          'isChallenger', coalesce(bool_or(kind = 'Challenger'), false),
          'isVolunteer', coalesce(bool_or(kind = 'Volunteer'), false),
          'registeredRides', coalesce(
            json_agg(json_build_object('rideType', ride_type) order by ride_type desc) filter (where ride_type is not null),
            '[]'
          )
        )
        from participation
        where person_id = person.id and event_id = event.id and state = 'registered'
      ) as participant_types,
      (
        select greatest(0, coalesce(sum(raised), 0))::bigint from ${totalsTable('public')}
        where owner_type = 'User' and owner_id = person.id and event_year = event.year
      ) as raised
    from peloton_member member
    join event on event.id = member.event_id
    join person on person.id = member.person_id
    where member.peloton_id = ${pelotonId} and member.event_id = ${eventId} and member.state = 'approved'
    order by array_position(array['captain', 'admin', 'member'], member.role),
      person.last_name, person.first_name, person.public_id
    limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
};
