import { eventZone } from '#machines/calendar.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { currentEvent, routesByIds, routeView } from '#server/event/event.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { walletMethodOf } from '#server/platform/payments/wallet.ts';
import { waitingOf } from '#server/waiting-list/waiting-list.ts';
import { openChanges, riddenBy } from './ride-route.queries.ts';

const savedMethod = (
  wallet: Awaited<ReturnType<typeof walletMethodOf>>,
): Schemas['OwnRoutes']['paymentMethod'] => {
  if (wallet === null) return null;
  const { type, brand, last4, expirationMonth, expirationYear } = wallet.method;
  return { type, brand, last4, expirationMonth, expirationYear };
};

/** A person's routes in the current event, each with a change whose payment is in progress. */
export const ownRoutes = async (
  db: Db | Trx,
  clock: Clock,
  personId: string,
): Promise<Schemas['OwnRoutes']> => {
  const event = await currentEvent(db);
  const owner = { personId, eventId: event.id };
  const [ridden, changes] = [await riddenBy(db, owner), await openChanges(db, owner)];
  const waiting = await waitingOf(db, personId, 'route', clock.now());
  const ids = [
    ...waiting.map(({ subjectId }) => subjectId),
    ...ridden.map(({ routeId }) => routeId),
    ...changes.map(({ toRouteId }) => toRouteId),
  ];
  const routes = new Map((await routesByIds(db, ids, clock.now())).map((route) => [route.id, route]));
  return {
    currentEventName: event.name,
    timeZone: eventZone,
    fundraisingDeadline: event.fundraisingDeadline,
    paymentMethod: savedMethod(await walletMethodOf(db, personId)),
    routes: ridden.flatMap((one) => {
      const route = routes.get(one.routeId);
      if (route === undefined) return [];
      const waits = waiting.flatMap(({ subjectId, position, offeredUntil }) => {
        const awaited = routes.get(subjectId);
        return awaited?.rideId === one.rideId
          ? [
              {
                routeId: subjectId,
                routeName: awaited.name,
                position,
                offeredUntil: offeredUntil?.toISOString() ?? null,
              },
            ]
          : [];
      });
      const change = changes.find(({ participationId }) => participationId === one.participationId);
      return {
        route: routeView(route),
        rideName: one.rideName,
        commitment: one.commitment,
        registeredAt: one.registeredAt.toISOString(),
        lowerRouteDeadline: one.lowerRouteDeadline,
        withdrawDeadline: one.withdrawDeadline,
        waiting: waits,
        isChangeable: clock.today() < one.startsOn,
        isLeavable: clock.today() <= one.withdrawDeadline,
        change:
          change === undefined
            ? null
            : {
                routeId: change.toRouteId,
                routeName: routes.get(change.toRouteId)?.name ?? '',
                charge: change.charge,
                commitment: change.toCommitment,
              },
      };
    }),
  };
};
