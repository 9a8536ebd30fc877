import { readCode } from '#machines/form/code.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { type ChargingDeps, reconcileIfDue } from '#server/charging/charging.ts';
import { currentEvent, publicRoutes, routesByIds, routeView, sponsorRoutes } from '#server/event/event.ts';
import { type Call, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import { usableSponsorCode } from '#server/registration/registration.ts';
import { userProblem } from '#server/user/user.problems.ts';
import { ownPerson } from '#server/user/user.ts';
import { ownTimes } from '#server/volunteering/volunteering.ts';
import { waitingOf } from '#server/waiting-list/waiting-list.ts';
import { changeRoute } from './ride-route.change.ts';
import { routeChangePurpose } from './ride-route.purpose.ts';
import { openIntentsOf, riddenBy } from './ride-route.queries.ts';
import { obstacleOf, shiftClash, termsOf } from './ride-route.rules.ts';
import { ownRoutes } from './ride-route.view.ts';
import { saveRouteWait } from './ride-route.waiting.ts';

export { routeChangePurpose } from './ride-route.purpose.ts';
export { awaitedRoutes } from './ride-route.waiting.ts';

/** The present routes, after asking the gateway about an undecided charge. */
const current = async (deps: ChargingDeps, personId: string): Promise<Schemas['OwnRoutes']> => {
  for (const intent of await openIntentsOf(deps.db, personId))
    await reconcileIfDue(deps, routeChangePurpose, intent);
  return ownRoutes(deps.db, deps.clock, personId);
};

const options = async (
  { db, clock }: ChargingDeps,
  call: Call<'getRouteOptions'>,
): Promise<Schemas['RouteOption'][]> => {
  const { personId } = signedIn(call);
  const { rideType, sponsorCode } = call.query;
  const now = clock.now();
  const event = await currentEvent(db);
  const ridden = (await riddenBy(db, { personId, eventId: event.id })).find(
    (one) => one.rideType === rideType,
  );
  if (ridden === undefined) throw userProblem('route-not-ridden');
  const [from] = await routesByIds(db, [ridden.routeId], now);
  if (from === undefined) throw userProblem('route-not-ridden');
  const sponsor =
    sponsorCode === undefined
      ? null
      : await db.transaction().execute((trx) =>
          usableSponsorCode(trx, {
            code: readCode(sponsorCode),
            now,
            registrationId: ridden.registrationId,
          }),
        );
  const sponsorId = sponsor?.sponsorId ?? from.sponsorId;
  const open = await publicRoutes(db, ridden.rideId, now);
  const sponsored = sponsorId === null ? [] : await sponsorRoutes(db, sponsorId, event.id, now);
  const others = [...open, ...sponsored].filter(
    (route) => route.rideId === ridden.rideId && route.id !== from.id,
  );
  const own = await ownTimes(db, personId, event.id);
  const offered = new Set(
    (await waitingOf(db, personId, 'route', now))
      .filter(({ offeredUntil }) => offeredUntil !== null)
      .map(({ subjectId }) => subjectId),
  );
  return others.map((route) => {
    const terms = termsOf(from, route, ridden.commitment);
    const clash = shiftClash(route, own);
    const isFull = route.placesLeft === 0 && !offered.has(route.id);
    const obstacle = obstacleOf(terms.kind, ridden, clock.today());
    return {
      route: routeView(route),
      ...terms,
      obstacle: obstacle ?? (clash === null ? null : 'clash') ?? (isFull ? 'full' : null),
      clash,
    };
  });
};

export const rideRouteOperations = (deps: ChargingDeps) =>
  ({
    getOwnRoutes: async (call) => ({ status: 200, body: await current(deps, signedIn(call).personId) }),

    getUserRoutes: async (call) => ({
      status: 200,
      body: await current(deps, (await ownPerson(deps.db, call)).personId),
    }),

    getUserRoute: async (call) => {
      const { routes } = await current(deps, (await ownPerson(deps.db, call)).personId);
      const { rideType } = call.query;
      const body = routes.find(({ route }) => rideType === undefined || route.rideType === rideType);
      if (body === undefined) throw userProblem('route-not-ridden');
      return { status: 200, body };
    },

    getRouteOptions: async (call) => ({ status: 200, body: await options(deps, call) }),
    changeRoute: (call) => changeRoute(deps, call),
    saveRouteWait: (call) => saveRouteWait(deps, call),
  }) satisfies Partial<Handlers>;
