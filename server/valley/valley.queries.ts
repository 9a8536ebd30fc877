import type { Db } from '#server/platform/database/database.ts';
import type { RoadFrom } from './valley.cues.ts';

/** The stops of some routes in the order of their courses; a rest stop comes after the pass that it is on. */
export const stopsOf = (db: Db, routeIds: readonly string[]) =>
  routeIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('routeStop')
        .innerJoin('valleyPlace', 'valleyPlace.id', 'routeStop.placeId')
        .select(['routeStop.routeId', 'routeStop.mile', 'routeStop.kind', 'valleyPlace.name'])
        .where('routeStop.routeId', 'in', [...routeIds])
        .orderBy('routeStop.mile')
        .orderBy('routeStop.kind')
        .execute();

export const roadsOf = async (db: Db, routeId: string): Promise<readonly RoadFrom[]> => {
  const row = await db
    .selectFrom('route')
    .select('roads')
    .$narrowType<{ roads: readonly RoadFrom[] }>()
    .where('id', '=', routeId)
    .executeTakeFirst();
  return row?.roads ?? [];
};

/** The places of an event, and whether volunteers help there: a shift names its place. */
export const placesOf = (db: Db, eventId: string) =>
  db
    .selectFrom('valleyPlace')
    .select(['name', 'longitude', 'latitude', 'elevation'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('shift')
          .select('shift.id')
          .whereRef('shift.location', '=', 'valleyPlace.name')
          .whereRef('shift.eventId', '=', 'valleyPlace.eventId'),
      ).as('isPost'),
    )
    .where('eventId', '=', eventId)
    .orderBy('name')
    .execute();
