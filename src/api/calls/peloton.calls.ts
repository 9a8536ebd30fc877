import type { components } from '#openapi/contract.gen.ts';
import { get, patch } from '#src/api/describe-call.ts';

/** A peloton's members, captain and admins first. */
export const getPelotonMembers = (pelotonId: string, query: { page?: number; limit?: number } = {}) =>
  get('/peloton/{id}/members', 'LOAD_PELOTON_MEMBERS', { path: { id: pelotonId }, query });

/** The pictures and names of a peloton's members, and the amounts they raised. */
export const getPelotonRoster = (pelotonId: string) =>
  get('/peloton/{id}/roster', 'LOAD_PELOTON_ROSTER', { path: { id: pelotonId } });

/** The sub-pelotons of a super-peloton, by amount raised. */
export const getPelotonFamily = (pelotonId: string, query: { page?: number; limit?: number } = {}) =>
  get('/peloton/{id}/family', 'LOAD_PELOTON_FAMILY', { path: { id: pelotonId }, query });

/** The parts of a peloton's total. */
export const getPelotonFundraisingParts = (pelotonId: string) =>
  get('/peloton/{id}/fundraising/parts', 'LOAD_PELOTON_PARTS', { path: { id: pelotonId } });

/**
 * Sends only the changes, as a patch (`patchBetween`). The form shows a failure. The same key is safe to send again. If the page's
 * `version` has changed meanwhile, nothing is saved (412).
 */
export const updatePeloton = (
  pelotonId: string,
  key: string,
  version: string,
  data: components['schemas']['UserPatch'],
) => patch('/peloton/{id}', 'UPDATE_PELOTON', { path: { id: pelotonId }, data, key, version });

/** This year's goal in cents, or none. `version` is the same as for `updatePeloton`. */
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
