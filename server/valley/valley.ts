import type { Schemas } from '#openapi/contract.gen.ts';
import { currentEvent, currentRoutes, type RouteRow, routeView } from '#server/event/event.ts';
import type { Handlers } from '#server/platform/contract/handlers.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { slug } from '#server/platform/text/slug.ts';
import { type Course, steepestMile } from './valley.course.ts';
import { cuesOf, type RoadFrom } from './valley.cues.ts';
import { gpxOf } from './valley.gpx.ts';
import { simplified } from './valley.line.ts';
import { valleyProblem } from './valley.problems.ts';

/** The stops of some routes in the order of their courses; a rest stop comes after the pass that it is on. */
const stopsOf = (db: Db, routeIds: readonly string[]) =>
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

const roadsOf = async (db: Db, routeId: string): Promise<readonly RoadFrom[]> => {
  const row = await db
    .selectFrom('route')
    .select('roads')
    .$narrowType<{ roads: readonly RoadFrom[] }>()
    .where('id', '=', routeId)
    .executeTakeFirst();
  return row?.roads ?? [];
};

/** The places of an event, and whether volunteers help there: a shift names its place. */
const placesOf = (db: Db, eventId: string) =>
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

type Stop = Schemas['RouteStop'];
type ReadDeps = Pick<Platform, 'db' | 'clock'>;
type Deps = ReadDeps & Pick<Platform, 'settings'>;

const courseOf = ({ course, distanceMiles }: RouteRow): Course => ({ points: course, miles: distanceMiles });

/** Degrees that a drawn road may be off: some 40 yards. */
const tolerance = 0.0003;

/** The course with all of its bends, with as few points as possible. */
const wayOf = ({ course }: RouteRow): [number, number][] =>
  simplified(
    course.map(([longitude, latitude]) => [longitude, latitude]),
    tolerance,
  ).map(([longitude, latitude]) => [longitude, latitude]);

const stopsByRoute = async (db: Db, routes: readonly RouteRow[]): Promise<Map<string, Stop[]>> => {
  const found = new Map<string, Stop[]>(routes.map(({ id }) => [id, []]));
  const ids = routes.map(({ id }) => id);
  for (const { routeId, mile, kind, name } of await stopsOf(db, ids))
    found.get(routeId)?.push({ mile: Number(mile), kind: kind as Stop['kind'], name });
  return found;
};

const kindsOf = (name: string, stops: readonly Stop[], isPost: boolean): Schemas['ValleyPlace']['kinds'] => {
  const kinds = new Set(stops.filter((stop) => stop.name === name).map(({ kind }) => kind));
  return [...kinds, ...(isPost ? (['post'] as const) : [])];
};

/** The public routes and places of the map: without routes that only a sponsor's code opens, and places that no public route uses. */
export const readValley = async ({ db, clock }: ReadDeps): Promise<Schemas['Valley']> => {
  const event = await currentEvent(db);
  const routes = await currentRoutes(db, event.id, clock.now());
  const stops = await stopsByRoute(db, routes);
  const all = [...stops.values()].flat();
  const places = (await placesOf(db, event.id)).map(({ isPost, ...place }) => ({
    ...place,
    kinds: kindsOf(place.name, all, Boolean(isPost)),
  }));
  return {
    routes: routes.map((route) => ({
      route: routeView(route),
      stops: stops.get(route.id) ?? [],
      steepestMile: steepestMile(courseOf(route)),
      way: wayOf(route),
    })),
    places: places.filter(({ kinds }) => kinds.length > 0),
  };
};

/** @throws ProblemError `route-not-on-map` where no public route of the current event has that id, or its course is not drawn */
const drawnRoute = async ({ db, clock }: ReadDeps, id: string) => {
  const event = await currentEvent(db);
  const route = (await currentRoutes(db, event.id, clock.now())).find((each) => each.id === id);
  if (route === undefined || route.course.length < 2) throw valleyProblem('route-not-on-map');
  return { route, stops: (await stopsByRoute(db, [route])).get(id) ?? [] };
};

/** A route's cue card. */
export const readCueCard = async (deps: ReadDeps, id: string): Promise<Schemas['CueCard']> => {
  const { route, stops } = await drawnRoute(deps, id);
  const course = courseOf(route);
  const roads = await roadsOf(deps.db, id);
  return {
    route: routeView(route),
    steepestMile: steepestMile(course),
    cues: cuesOf({ course, roads, stops }),
  };
};

export const valleyOperations = (deps: Deps) =>
  ({
    getValley: async () => ({
      status: 200,
      body: await readValley(deps),
      headers: { 'cache-control': 'public, max-age=60' },
    }),

    getRouteCues: async ({ params }) => ({ status: 200, body: await readCueCard(deps, params.id) }),

    getRouteGpx: async ({ params }) => {
      const { route, stops } = await drawnRoute(deps, params.id);
      const { name, summary, rideType } = route;
      const page = rideType === 'gravel' ? 'gravel-day' : 'ride-weekend';
      const link = `${deps.settings.publicUrl}/${page}`;
      return {
        status: 200,
        body: gpxOf({ name, summary, link, stops, course: courseOf(route) }),
        headers: {
          'content-type': 'application/gpx+xml; charset=utf-8',
          'content-disposition': `attachment; filename="${slug(name) || 'route'}.gpx"`,
          'cache-control': 'public, max-age=3600',
        },
      };
    },
  }) satisfies Partial<Handlers>;
