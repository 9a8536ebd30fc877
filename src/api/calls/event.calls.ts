import type { components } from '#openapi/contract.gen.ts';
import { actionTypes, describeCall } from '#src/api/describe-call.ts';

type RideType = components['schemas']['RideType'];

/** The current event with its rides and dates. */
export const getEvent = () =>
  describeCall({ endpoint: '/event', method: 'get', types: actionTypes('LOAD_EVENT') });

/** The public settings: how to sign in, which gateway takes payments. */
export const getSettings = () =>
  describeCall({ endpoint: '/settings', method: 'get', types: actionTypes('LOAD_SETTINGS') });

/** Every public route of a ride, full ones included. */
export const getRideRoutes = (rideId: string) =>
  describeCall({
    endpoint: '/ride/{id}/routes',
    method: 'get',
    config: { path: { id: rideId } },
    types: actionTypes('LOAD_RIDE_ROUTES'),
  });

/** A ride's routes that still have places. */
export const getAvailableRoutes = (rideId: string) =>
  describeCall({
    endpoint: '/ride/{id}/routes/available',
    method: 'get',
    config: { path: { id: rideId } },
    types: actionTypes('LOAD_AVAILABLE_ROUTES'),
  });

/** The routes that a sponsor's code opens. */
export const getSponsorRoutes = (sponsorId: string, query: { code: string; rideType?: RideType }) =>
  describeCall({
    endpoint: '/sponsor/{id}/routes',
    method: 'get',
    config: { path: { id: sponsorId }, query },
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

/** Shifts with places, narrowed by ride, job, place and day. */
export const getAvailableShifts = (
  query: { date?: string; jobType?: string; location?: string; rideType?: RideType } = {},
) =>
  describeCall({
    endpoint: '/volunteer/shifts/available',
    method: 'get',
    config: { query },
    types: actionTypes('LOAD_AVAILABLE_SHIFTS'),
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
