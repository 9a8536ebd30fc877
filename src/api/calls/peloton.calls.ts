import { actionTypes, describeCall } from '#src/api/describe-call.ts';

/** Who is in a peloton, captain and admins first. */
export const getPelotonMembers = (pelotonId: string, query: { page?: number; limit?: number } = {}) =>
  describeCall({
    endpoint: '/peloton/{id}/members',
    method: 'get',
    config: { path: { id: pelotonId }, query },
    meta: { isHandled: true },
    types: actionTypes('LOAD_PELOTON_MEMBERS'),
  });

/** The faces of a peloton, and what its members raised. */
export const getPelotonRoster = (pelotonId: string) =>
  describeCall({
    endpoint: '/peloton/{id}/roster',
    method: 'get',
    config: { path: { id: pelotonId } },
    meta: { isHandled: true },
    types: actionTypes('LOAD_PELOTON_ROSTER'),
  });

/** The sub-pelotons of a super-peloton, who raised most first. */
export const getPelotonFamily = (pelotonId: string, query: { page?: number; limit?: number } = {}) =>
  describeCall({
    endpoint: '/peloton/{id}/family',
    method: 'get',
    config: { path: { id: pelotonId }, query },
    meta: { isHandled: true },
    types: actionTypes('LOAD_PELOTON_FAMILY'),
  });

/** What a peloton's total is made of. */
export const getPelotonFundraisingParts = (pelotonId: string) =>
  describeCall({
    endpoint: '/peloton/{id}/fundraising/parts',
    method: 'get',
    config: { path: { id: pelotonId } },
    meta: { isHandled: true },
    types: actionTypes('LOAD_PELOTON_PARTS'),
  });
