import type { components } from '#openapi/contract.gen.ts';
import { get, put } from '#src/api/describe-call.ts';

type Schemas = components['schemas'];

/** The person's routes this year, with a change that is being paid, and their waiting lists. */
export const getOwnRoutes = () => get('/user/routes', 'LOAD_OWN_ROUTES');

/** The other routes of a ride with their prices and requirements; a sponsor’s with its code. */
export const getRouteOptions = (query: { rideType: Schemas['RideType']; sponsorCode?: string }) =>
  get('/user/ride-route/options', 'LOAD_ROUTE_OPTIONS', { query, meta: { concerns: 'options' } });

/** Changes the route, and charges the difference at most once for each key. */
export const changeRoute = (key: string, data: Schemas['RouteChangeOrder']) =>
  put('/user/ride-route', 'CHANGE_ROUTE', { data, key });

/** Joins or leaves the waiting list of a full route. */
export const saveRouteWait = (key: string, data: Schemas['RouteWait']) =>
  put('/user/ride-route/waiting', 'SAVE_ROUTE_WAIT', { data, key });
