import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.gen.ts';
import { pelotonsRaised, progressOf } from '#server/fundraising/fundraising.ts';
import type { Db } from '#server/platform/database/database.ts';

type PersonRow = {
  id: string;
  publicId: string;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  isChallenger: boolean;
  isVolunteer: boolean;
  rides: Schemas['RideType'][];
  pelotonName: string | null;
};

/** The query returns only public fields. Requests to join a peloton are private. */
const readPeople = async (db: Db, ids: readonly string[], eventId: string): Promise<PersonRow[]> => {
  const { rows } = await sql<PersonRow>`
    select
      person.id, person.public_id, person.first_name, person.last_name, person.profile_image_url,
      peloton.name as peloton_name,
      bool_or(participation.kind = 'Challenger') as is_challenger,
      bool_or(participation.kind = 'Volunteer') as is_volunteer,
      array_remove(array_agg(participation.ride_type order by participation.registered_at), null) as rides
    from person
    join participation on participation.person_id = person.id
      and participation.event_id = ${eventId} and participation.state = 'registered'
    left join peloton_member member on member.person_id = person.id
      and member.event_id = ${eventId}
    left join peloton on peloton.id = member.peloton_id
    where person.id in (${sql.join(ids)})
    group by person.id, peloton.name
  `.execute(db);
  return rows;
};

type Listed = { ids: readonly string[]; eventId: string; match: Schemas['NameMatch'] };

/** The people of a list by their ids, with public fields. */
export const foundPeople = async (
  db: Db,
  { ids, eventId, match }: Listed,
): Promise<ReadonlyMap<string, Schemas['FoundPerson']>> => {
  if (ids.length === 0) return new Map();
  const progress = await progressOf(db, ids, eventId);
  const people = await readPeople(db, ids, eventId);
  return new Map(
    people.map(({ id, isChallenger, isVolunteer, rides, ...person }) => [
      id,
      {
        type: 'User',
        match,
        ...person,
        participantTypes: {
          isChallenger,
          isVolunteer,
          registeredRides: rides.map((rideType) => ({ rideType })),
        },
        raised: progress.get(id)?.raised ?? 0,
        goal: progress.get(id)?.goal ?? 0,
      },
    ]),
  );
};

/** The pelotons of a list by their ids, with public fields. */
export const foundPelotons = async (
  db: Db,
  { ids, eventId, match }: Listed,
): Promise<ReadonlyMap<string, Schemas['FoundPeloton']>> => {
  if (ids.length === 0) return new Map();
  const raised = await pelotonsRaised(db, ids, eventId);
  const pelotons = await db
    .selectFrom('peloton')
    .leftJoin('peloton as parent', 'parent.id', 'peloton.parentId')
    .select(({ selectFrom }) => [
      'peloton.id',
      'peloton.name',
      'peloton.profileImageUrl',
      'peloton.level',
      'peloton.acceptingNewMembers',
      'parent.name as parentName',
      selectFrom('pelotonMember')
        .select(({ fn }) => fn.countAll<number>().as('members'))
        .whereRef('pelotonMember.pelotonId', '=', 'peloton.id')
        .where('pelotonMember.eventId', '=', eventId)
        .as('membersCount'),
    ])
    .where('peloton.id', 'in', [...ids])
    .execute();
  return new Map(
    pelotons.map((peloton) => [
      peloton.id,
      {
        type: 'Peloton',
        match,
        ...peloton,
        membersCount: peloton.membersCount ?? 0,
        raised: raised.get(peloton.id) ?? 0,
      },
    ]),
  );
};

/** The organizations of a list by their ids: their names, without their contacts. */
export const foundOrganizations = async (
  db: Db,
  { ids, match }: Omit<Listed, 'eventId'>,
): Promise<ReadonlyMap<string, Schemas['FoundOrganization']>> => {
  if (ids.length === 0) return new Map();
  const organizations = await db
    .selectFrom('organization')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(organizations.map((one) => [one.id, { type: 'Organization', match, ...one }]));
};
