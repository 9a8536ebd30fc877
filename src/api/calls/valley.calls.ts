import { actionTypes, describeCall } from '#src/api/describe-call.ts';

/** The map's routes and places, for a page that stands without them. */
export const getValley = () =>
  describeCall({
    endpoint: '/valley',
    method: 'get',
    meta: { isHandled: true },
    types: actionTypes('LOAD_VALLEY'),
  });

/** A route's cue card; the page itself says when it can't be had. */
export const getRouteCues = (id: string) =>
  describeCall({
    endpoint: '/valley/routes/{id}/cues',
    method: 'get',
    config: { path: { id } },
    meta: { isHandled: true },
    types: actionTypes('LOAD_ROUTE_CUES'),
  });
