import { get } from '#src/api/describe-call.ts';

/** A peloton's members, captain and admins first. */
export const getPelotonMembers = (pelotonId: string, query: { page?: number; limit?: number } = {}) =>
  get('/peloton/{id}/members', 'LOAD_PELOTON_MEMBERS', { path: { id: pelotonId }, query });

/** The sub-pelotons of a super-peloton, by amount raised. */
export const getPelotonFamily = (pelotonId: string, query: { page?: number; limit?: number } = {}) =>
  get('/peloton/{id}/family', 'LOAD_PELOTON_FAMILY', { path: { id: pelotonId }, query });
