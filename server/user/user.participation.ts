import type { components } from '#openapi/contract.gen.ts';
import { currentEvent, routesByIds, routeView } from '#server/event/event.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import { type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import type { Db } from '#server/platform/database/database.ts';
import { ownPerson } from './own-person.ts';
import { userProblem } from './user.problems.ts';

type Schemas = components['schemas'];

const riddenRoutes = (db: Db, personId: string, eventId: string) =>
  db
    .selectFrom('participation')
    .select(['routeId', 'commitment', 'registeredAt'])
    .where('personId', '=', personId)
    .where('eventId', '=', eventId)
    .where('state', '=', 'registered')
    .where('routeId', 'is not', null)
    .$narrowType<{ routeId: string }>()
    .execute();

const ownRoutes = async (
  { db, clock }: { db: Db; clock: Clock },
  personId: string,
): Promise<Schemas['OwnRoutes']> => {
  const event = await currentEvent(db);
  const ridden = new Map((await riddenRoutes(db, personId, event.id)).map((one) => [one.routeId, one]));
  const routes = await routesByIds(db, [...ridden.keys()], clock.now());
  return {
    currentEventName: event.name,
    fundraisingDeadline: event.fundraisingDeadline,
    routes: routes.flatMap((route) => {
      const one = ridden.get(route.id);
      if (one === undefined) return [];
      const { commitment, registeredAt } = one;
      return {
        route: routeView(route),
        rideName: route.rideName,
        commitment,
        registeredAt: registeredAt.toISOString(),
      };
    }),
  };
};

/** What the caller is in for this year, in full: the routes they ride. */
export const participationOperations = (deps: { db: Db; clock: Clock }) => {
  const { db } = deps;
  return {
    getOwnRoutes: async (call) => ({ status: 200, body: await ownRoutes(deps, signedIn(call).personId) }),

    getUserRoutes: async (call) => ({
      status: 200,
      body: await ownRoutes(deps, (await ownPerson(db, call)).personId),
    }),

    getUserRoute: async (call) => {
      const { routes } = await ownRoutes(deps, (await ownPerson(db, call)).personId);
      const { rideType } = call.query;
      const body = routes.find(({ route }) => rideType === undefined || route.rideType === rideType);
      if (body === undefined) throw userProblem('route-not-ridden');
      return { status: 200, body };
    },
  } satisfies Partial<Handlers>;
};
