import type { components } from '#openapi/contract.gen.ts';
import { get, put } from '#src/api/describe-call.ts';

type Schemas = components['schemas'];

/** The routes that the person rides this year, with a change that is being paid for and where they wait for a place. */
export const getOwnRoutes = () => get('/user/routes', 'LOAD_OWN_ROUTES');

/** The other routes of a ride with what each costs and asks for, a sponsor’s with its code. */
export const getRouteOptions = (query: { rideType: Schemas['RideType']; sponsorCode?: string }) =>
  get('/user/ride-route/options', 'LOAD_ROUTE_OPTIONS', { query, meta: { concerns: 'options' } });

/** Goes to another route, and charges the difference at most once for a key. */
export const changeRoute = (key: string, data: Schemas['RouteChangeOrder']) =>
  put('/user/ride-route', 'CHANGE_ROUTE', { data, key });

/** Joins the waiting list of a full route, or leaves it. */
export const saveRouteWait = (key: string, data: Schemas['RouteWait']) =>
  put('/user/ride-route/waiting', 'SAVE_ROUTE_WAIT', { data, key });
