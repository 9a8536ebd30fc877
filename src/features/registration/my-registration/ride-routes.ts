import type { components } from '#openapi/contract.gen.ts';
import { call } from '#src/api/call.ts';
import { getRideRoutes } from '#src/api/calls/event.calls.ts';
import { getOwnRoutes } from '#src/api/calls/participation.calls.ts';

export type OwnRoutes = components['schemas']['OwnRoutes'];
export type RideRoute = components['schemas']['RideRoute'];

/** The routes a person rides, each with the others of its ride. */
export type RiddenRoute = OwnRoutes['routes'][number] & { others: readonly RideRoute[] };

export type RiddenRoutes = Omit<OwnRoutes, 'routes'> & { routes: readonly RiddenRoute[] };

/** Reads what the person rides and what else there would be. Rejects with a FlowError. */
export const loadRiddenRoutes = async (): Promise<RiddenRoutes> => {
  const own = await call(getOwnRoutes());
  const routes = await Promise.all(
    own.routes.map(async (ridden) => {
      const all = await call(getRideRoutes(ridden.route.rideId, { isHandled: true }));
      return { ...ridden, others: all.filter(({ id }) => id !== ridden.route.id) };
    }),
  );
  return { ...own, routes };
};
