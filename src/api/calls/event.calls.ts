import type { components } from '#openapi/contract.gen.ts';
import type { CallMeta } from '#src/api/call.types.ts';
import { actionTypes, describeCall } from '#src/api/describe-call.ts';

type RideType = components['schemas']['RideType'];

/** A loader whose failure becomes the error page sets `isHandled`, so that the snackbar doesn't tell it, too. */
type Handling = Pick<CallMeta, 'isHandled'>;

/** The current event with its rides and dates. */
export const getEvent = (meta: Handling = {}) =>
  describeCall({ endpoint: '/event', method: 'get', meta, types: actionTypes('LOAD_EVENT') });

/** The same for a page that stands without it, where a failure is nobody's concern. */
export const getEventInPassing = () =>
  describeCall({
    endpoint: '/event',
    method: 'get',
    meta: { isHandled: true },
    types: actionTypes('LOAD_EVENT'),
  });

/** Every public route of a ride, full ones included. */
export const getRideRoutes = (rideId: string, handling: Handling = {}) =>
  describeCall({
    endpoint: '/ride/{id}/routes',
    method: 'get',
    config: { path: { id: rideId } },
    meta: { concerns: 'options', ...handling },
    types: actionTypes('LOAD_RIDE_ROUTES'),
  });

/** The routes that a sponsor's code opens. */
export const getSponsorRoutes = (sponsorId: string, query: { code: string; rideType?: RideType }) =>
  describeCall({
    endpoint: '/sponsor/{id}/routes',
    method: 'get',
    config: { path: { id: sponsorId }, query },
    meta: { concerns: 'options' },
    types: actionTypes('LOAD_SPONSOR_ROUTES'),
  });

/** One page of the people who ride; the pagination headers say how many there are. */
export const getRoster = (rideId: string, query: { page?: number; limit?: number } = {}) =>
  describeCall({
    endpoint: '/ride/{id}/roster',
    method: 'get',
    config: { path: { id: rideId }, query },
    types: actionTypes('LOAD_ROSTER'),
  });

/** A peloton as everyone may see it; the page itself says when it can't be had. */
export const getPeloton = (id: string) =>
  describeCall({
    endpoint: '/peloton/{id}',
    method: 'get',
    config: { path: { id } },
    meta: { isHandled: true },
    types: actionTypes('LOAD_PELOTON'),
  });

/** What the total of the event is made of; where it can't be had, its place says so. */
export const getEventFundraisingParts = () =>
  describeCall({
    endpoint: '/event/fundraising/parts',
    method: 'get',
    meta: { isHandled: true },
    types: actionTypes('LOAD_EVENT_PARTS'),
  });
