import type { components } from '#openapi/contract.gen.ts';
import { actionTypes, describeCall } from '#src/api/describe-call.ts';

type Schemas = components['schemas'];

/** The page says itself when something fails. */
const meta = { isHandled: true } as const;

/** The routes that the person rides this year, with a change that is being paid for and where they wait for a place. */
export const getOwnRoutes = () =>
  describeCall({ endpoint: '/user/routes', method: 'get', meta, types: actionTypes('LOAD_OWN_ROUTES') });

/** The other routes of a ride with what each costs and asks for, a sponsor’s with its code. */
export const getRouteOptions = (query: { rideType: Schemas['RideType']; sponsorCode?: string }) =>
  describeCall({
    endpoint: '/user/ride-route/options',
    method: 'get',
    config: { query },
    meta: { ...meta, concerns: 'options' },
    types: actionTypes('LOAD_ROUTE_OPTIONS'),
  });

/** Goes to another route, and charges the difference at most once for a key. */
export const changeRoute = (key: string, data: Schemas['RouteChangeOrder']) =>
  describeCall({
    endpoint: '/user/ride-route',
    method: 'put',
    data,
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('CHANGE_ROUTE'),
  });

/** Joins the waiting list of a full route, or leaves it. */
export const saveRouteWait = (key: string, data: Schemas['RouteWait']) =>
  describeCall({
    endpoint: '/user/ride-route/waiting',
    method: 'put',
    data,
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('SAVE_ROUTE_WAIT'),
  });
