import type { operations } from '#openapi/contract.gen.ts';
import { get, post } from '#src/api/describe-call.ts';

type Paging = { page?: number; limit?: number };

/** The figures of the peloton's desk. */
export const getMemberDesk = (id: string) =>
  get('/peloton/{id}/desk', 'LOAD_MEMBER_DESK', {
    path: { id },
    meta: {
      changes: ({ pelotonId, memberRequestCount: count }) => ({
        entity: 'peloton',
        event: { type: 'memberRequests.counted', pelotonId, count },
      }),
    },
  });

/** The members with their commitments and amounts raised, to the cent. */
export const getDeskMembers = (
  id: string,
  query: NonNullable<operations['getAllPelotonMembers']['parameters']['query']> = {},
) => get('/peloton/{id}/members/all', 'LOAD_DESK_MEMBERS', { path: { id }, query });

/** The peloton's logbook, newest first. */
export const getPelotonLogbook = (id: string, query: Paging = {}) =>
  get('/peloton/{id}/logbook', 'LOAD_PELOTON_LOGBOOK', { path: { id }, query });

/** Accepts requests to join. */
export const approveJoinRequests = (id: string, key: string, userIds: string[]) =>
  post('/peloton/{id}/approve', 'APPROVE_JOIN_REQUESTS', { path: { id }, data: { userIds }, key });
