import type { components } from '#openapi/contract.gen.ts';
import type { Db } from '#server/platform/database/database.ts';

type RosterPage = { entries: components['schemas']['RosterEntry'][]; total: number };

/** The riders, newest first. The query returns only public fields. */
export const rosterPage = async (
  db: Db,
  rideId: string,
  { page, limit }: { page: number; limit: number },
): Promise<RosterPage> => {
  const riders = db
    .selectFrom('participation')
    .innerJoin('route', 'route.id', 'participation.routeId')
    .where('route.rideId', '=', rideId)
    .where('participation.state', '=', 'registered');
  const entries = await riders
    .innerJoin('person', 'person.id', 'participation.personId')
    .leftJoin('pelotonMember', (join) =>
      join
        .onRef('pelotonMember.personId', '=', 'participation.personId')
        .onRef('pelotonMember.eventId', '=', 'participation.eventId'),
    )
    .leftJoin('peloton', 'peloton.id', 'pelotonMember.pelotonId')
    .select([
      'person.publicId',
      'person.firstName',
      'person.lastName',
      'route.name as routeName',
      'peloton.name as pelotonName',
    ])
    .orderBy('participation.registeredAt', 'desc')
    .orderBy('participation.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const counted = await riders.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirst();
  return { entries, total: counted?.total ?? 0 };
};
