import type { components } from '#openapi/contract.gen.ts';
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

/**
 * Only what changed, as a patch (`patchBetween`). The form shows a failure. The same key is safe to send again. With another `version`
 * than the page has by now nothing changes (412).
 */
export const updatePeloton = (
  pelotonId: string,
  key: string,
  version: string,
  data: components['schemas']['UserPatch'],
) =>
  describeCall({
    endpoint: '/peloton/{id}',
    method: 'patch',
    config: { path: { id: pelotonId } },
    data,
    headers: { 'Idempotency-Key': key, 'If-Match': version },
    meta: { isHandled: true },
    types: actionTypes('UPDATE_PELOTON'),
  });

/** The goal of this year in cents, or none. `version` is that of `updatePeloton`. */
export const updatePelotonFundraising = (
  pelotonId: string,
  key: string,
  version: string,
  goal: number | null,
) =>
  describeCall({
    endpoint: '/peloton/{id}/fundraising',
    method: 'patch',
    config: { path: { id: pelotonId } },
    data: { goal },
    headers: { 'Idempotency-Key': key, 'If-Match': version },
    meta: { isHandled: true },
    types: actionTypes('UPDATE_PELOTON_FUNDRAISING'),
  });
