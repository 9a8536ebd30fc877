import { sql } from 'kysely';
import type { Story } from '#machines/story/story.ts';
import type { Db } from '#server/platform/database/database.ts';

/** A person's data for a shared link, all of them public. The event is null before one is announced. */
export const findPersonForHead = (db: Db, publicId: string) =>
  db
    .selectFrom('person')
    .leftJoin('event', (join) => join.on('event.isCurrent', '=', true))
    .select([
      'person.id',
      'publicId',
      'firstName',
      'lastName',
      'story',
      'event.id as eventId',
      'event.name as eventName',
    ])
    .where('publicId', '=', publicId)
    .where('closedAt', 'is', null)
    .$narrowType<{ story: Story | null }>()
    .executeTakeFirst();

export const findPelotonForHead = (db: Db, id: string) =>
  db
    .selectFrom('peloton')
    .leftJoin('event', (join) => join.on('event.isCurrent', '=', true))
    .select(['peloton.id', 'peloton.name', 'story', 'event.id as eventId', 'event.name as eventName'])
    .where('peloton.id', '=', id)
    .$narrowType<{ story: Story | null }>()
    .executeTakeFirst();

/** Addresses of the current event's participants and pelotons; always in the same order. */
const addresses = sql<{ path: string }>`
  select '/profile/' || person.public_id as path, 1 as part, person.public_id as place
  from person
  where exists (
    select from participation
    join event on event.id = participation.event_id and event.is_current
    where participation.person_id = person.id and participation.state = 'registered'
  )
  union all
  select '/peloton/' || peloton.id, 2, peloton.id::text
  from peloton
  where peloton.is_active
`;

export const countPeopleAddresses = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select count(*) as total from (${addresses}) address`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
};

export const peopleAddresses = async (
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> => {
  const { rows } = await sql<{ path: string }>`
    select path from (${addresses}) address order by part, place offset ${offset} limit ${limit}
  `.execute(db);
  return rows.map(({ path }) => path);
};

/** A ride of the current event with its public routes in their order. */
export const rideForCalendar = (db: Db, rideType: 'signature' | 'gravel') =>
  db
    .selectFrom('ride')
    .innerJoin('event', 'event.id', 'ride.eventId')
    .innerJoin('route', 'route.rideId', 'ride.id')
    .select([
      'ride.name as rideName',
      'ride.summary as rideSummary',
      'ride.startsOn',
      'event.place',
      'event.year',
    ])
    .select(['route.name', 'route.day', 'route.startTime', 'route.startPlace', 'route.distanceMiles'])
    .where('event.isCurrent', '=', true)
    .where('ride.rideType', '=', rideType)
    .where('route.sponsorId', 'is', null)
    .orderBy('route.position')
    .execute();

/** The event's data for the calendar entries around the rides. */
export const eventForCalendar = (db: Db) =>
  db
    .selectFrom('event')
    .leftJoin('ride', (join) =>
      join.onRef('ride.eventId', '=', 'event.id').on('ride.rideType', '=', 'signature'),
    )
    .select(['event.id', 'event.name', 'event.year', 'event.place', 'event.startsOn'])
    .select(['event.fundraisingDeadline', 'ride.startsOn as weekendStartsOn'])
    .where('event.isCurrent', '=', true)
    .executeTakeFirst();
