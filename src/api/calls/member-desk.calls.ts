import type { operations } from '#openapi/contract.gen.ts';
import { del, get, post, put } from '#src/api/describe-call.ts';

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

/** Requests to join, the longest waiting first. */
export const getJoinRequests = (id: string, query: Paging = {}) =>
  get('/peloton/{id}/requests', 'LOAD_JOIN_REQUESTS', { path: { id }, query });

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

type AboutMember = { id: string; userId: string; key: string };

/** Declines a request to join. */
export const rejectJoinRequest = ({ id, userId, key }: AboutMember) =>
  post('/peloton/{id}/reject/{userId}', 'REJECT_JOIN_REQUEST', { path: { id, userId }, key });

/** Adds a participant who is in no peloton. */
export const addPelotonMember = ({ id, userId, key }: AboutMember) =>
  post('/peloton/{id}/add/{userId}', 'ADD_PELOTON_MEMBER', { path: { id, userId }, key });

/** All totals that change when the member leaves. */
export const previewLeaving = (id: string, userId: string) =>
  get('/peloton/{id}/member/{userId}', 'PREVIEW_LEAVING', { path: { id, userId } });

export const removePelotonMember = ({ id, userId, key }: AboutMember) =>
  del('/peloton/{id}/member/{userId}', 'REMOVE_PELOTON_MEMBER', { path: { id, userId }, key });

export const makeAdmin = ({ id, userId, key }: AboutMember) =>
  put('/peloton/{id}/admin/{userId}', 'MAKE_ADMIN', { path: { id, userId }, key });

export const unmakeAdmin = ({ id, userId, key }: AboutMember) =>
  del('/peloton/{id}/admin/{userId}', 'UNMAKE_ADMIN', { path: { id, userId }, key });

/** Offers the captaincy for seven days. */
export const offerCaptaincy = ({ id, userId, key }: AboutMember) =>
  post('/peloton/{id}/captain/{userId}', 'OFFER_CAPTAINCY', { path: { id, userId }, key });

/** Withdraws the open offer. */
export const withdrawCaptaincyOffer = ({ id, userId, key }: AboutMember) =>
  del('/peloton/{id}/captain/{userId}', 'WITHDRAW_CAPTAINCY_OFFER', { path: { id, userId }, key });

/** Sends each of the members an e-mail. The same key is safe to send again. */
export const sendPelotonLetter = (
  id: string,
  key: string,
  data: operations['sendPelotonLetter']['requestBody']['content']['application/json'],
) => post('/peloton/{id}/letters', 'SEND_PELOTON_LETTER', { path: { id }, data, key });

/** A table may be long. */
const table = { parseAs: 'text', timeout: 60_000 } as const;

/** This year's members, as a table. */
export const exportPelotonMembersOfYear = (id: string) =>
  get('/peloton/{id}/members/csv', 'EXPORT_PELOTON_MEMBERS_OF_YEAR', { path: { id }, ...table });

/** The members of all years, as a table. */
export const exportPelotonMembers = (id: string) =>
  get('/peloton/{id}/members/all/csv', 'EXPORT_PELOTON_MEMBERS', { path: { id }, ...table });
