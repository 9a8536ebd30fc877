import type { components } from '#openapi/contract.gen.ts';
import { get, patch } from '#src/api/describe-call.ts';

/** Who is in a peloton, captain and admins first. */
export const getPelotonMembers = (pelotonId: string, query: { page?: number; limit?: number } = {}) =>
  get('/peloton/{id}/members', 'LOAD_PELOTON_MEMBERS', { path: { id: pelotonId }, query });

/** The faces of a peloton, and what its members raised. */
export const getPelotonRoster = (pelotonId: string) =>
  get('/peloton/{id}/roster', 'LOAD_PELOTON_ROSTER', { path: { id: pelotonId } });

/** The sub-pelotons of a super-peloton, who raised most first. */
export const getPelotonFamily = (pelotonId: string, query: { page?: number; limit?: number } = {}) =>
  get('/peloton/{id}/family', 'LOAD_PELOTON_FAMILY', { path: { id: pelotonId }, query });

/** What a peloton's total is made of. */
export const getPelotonFundraisingParts = (pelotonId: string) =>
  get('/peloton/{id}/fundraising/parts', 'LOAD_PELOTON_PARTS', { path: { id: pelotonId } });

/**
 * Only what changed, as a patch (`patchBetween`). The form shows a failure. The same key is safe to send again. With another `version`
 * than the page has by now nothing changes (412).
 */
export const updatePeloton = (
  pelotonId: string,
  key: string,
  version: string,
  data: components['schemas']['UserPatch'],
) => patch('/peloton/{id}', 'UPDATE_PELOTON', { path: { id: pelotonId }, data, key, version });

/** The goal of this year in cents, or none. `version` is that of `updatePeloton`. */
export const updatePelotonFundraising = (
  pelotonId: string,
  key: string,
  version: string,
  goal: number | null,
) =>
  patch('/peloton/{id}/fundraising', 'UPDATE_PELOTON_FUNDRAISING', {
    path: { id: pelotonId },
    data: { goal },
    key,
    version,
  });
