import type { operations } from '#openapi/contract.gen.ts';
import { actionTypes, describeCall } from '#src/api/describe-call.ts';

/** The desk says itself when something fails. */
const meta = { isHandled: true } as const;

type Paging = { page?: number; limit?: number };

/** How the peloton stands, in figures. */
export const getMemberDesk = (id: string) =>
  describeCall({
    endpoint: '/peloton/{id}/desk',
    method: 'get',
    config: { path: { id } },
    meta: {
      ...meta,
      changes: ({ pelotonId, memberRequestCount: count }) => ({
        entity: 'peloton',
        event: { type: 'memberRequests.counted', pelotonId, count },
      }),
    },
    types: actionTypes('LOAD_MEMBER_DESK'),
  });

/** Who wants to join, the longest waiting first. */
export const getJoinRequests = (id: string, query: Paging = {}) =>
  describeCall({
    endpoint: '/peloton/{id}/requests',
    method: 'get',
    config: { path: { id }, query },
    meta,
    types: actionTypes('LOAD_JOIN_REQUESTS'),
  });

/** The members with what they committed to and raised, to the cent. */
export const getDeskMembers = (
  id: string,
  query: NonNullable<operations['getAllPelotonMembers']['parameters']['query']> = {},
) =>
  describeCall({
    endpoint: '/peloton/{id}/members/all',
    method: 'get',
    config: { path: { id }, query },
    meta,
    types: actionTypes('LOAD_DESK_MEMBERS'),
  });

/** What happened in the peloton, newest first. */
export const getPelotonLogbook = (id: string, query: Paging = {}) =>
  describeCall({
    endpoint: '/peloton/{id}/logbook',
    method: 'get',
    config: { path: { id }, query },
    meta,
    types: actionTypes('LOAD_PELOTON_LOGBOOK'),
  });

/** Takes people in who asked to join. */
export const approveJoinRequests = (id: string, key: string, userIds: string[]) =>
  describeCall({
    endpoint: '/peloton/{id}/approve',
    method: 'post',
    data: { userIds },
    config: { path: { id } },
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('APPROVE_JOIN_REQUESTS'),
  });

type AboutMember = { id: string; userId: string; key: string };

/** Declines a request to join. */
export const rejectJoinRequest = ({ id, userId, key }: AboutMember) =>
  describeCall({
    endpoint: '/peloton/{id}/reject/{userId}',
    method: 'post',
    config: { path: { id, userId } },
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('REJECT_JOIN_REQUEST'),
  });

/** Takes in somebody who takes part and is in no peloton. */
export const addPelotonMember = ({ id, userId, key }: AboutMember) =>
  describeCall({
    endpoint: '/peloton/{id}/add/{userId}',
    method: 'post',
    config: { path: { id, userId } },
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('ADD_PELOTON_MEMBER'),
  });

/** Every total that changes when the member goes. */
export const previewLeaving = (id: string, userId: string) =>
  describeCall({
    endpoint: '/peloton/{id}/member/{userId}',
    method: 'get',
    config: { path: { id, userId } },
    meta,
    types: actionTypes('PREVIEW_LEAVING'),
  });

export const removePelotonMember = ({ id, userId, key }: AboutMember) =>
  describeCall({
    endpoint: '/peloton/{id}/member/{userId}',
    method: 'delete',
    config: { path: { id, userId } },
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('REMOVE_PELOTON_MEMBER'),
  });

export const makeAdmin = ({ id, userId, key }: AboutMember) =>
  describeCall({
    endpoint: '/peloton/{id}/admin/{userId}',
    method: 'put',
    config: { path: { id, userId } },
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('MAKE_ADMIN'),
  });

export const unmakeAdmin = ({ id, userId, key }: AboutMember) =>
  describeCall({
    endpoint: '/peloton/{id}/admin/{userId}',
    method: 'delete',
    config: { path: { id, userId } },
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('UNMAKE_ADMIN'),
  });

/** Offers the captaincy for seven days. */
export const offerCaptaincy = ({ id, userId, key }: AboutMember) =>
  describeCall({
    endpoint: '/peloton/{id}/captain/{userId}',
    method: 'post',
    config: { path: { id, userId } },
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('OFFER_CAPTAINCY'),
  });

/** Takes the open offer back. */
export const withdrawCaptaincyOffer = ({ id, userId, key }: AboutMember) =>
  describeCall({
    endpoint: '/peloton/{id}/captain/{userId}',
    method: 'delete',
    config: { path: { id, userId } },
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('WITHDRAW_CAPTAINCY_OFFER'),
  });

/** Writes to members, each apart; the same key is safe to send again. */
export const sendPelotonLetter = (
  id: string,
  key: string,
  data: operations['sendPelotonLetter']['requestBody']['content']['application/json'],
) =>
  describeCall({
    endpoint: '/peloton/{id}/letters',
    method: 'post',
    data,
    config: { path: { id } },
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('SEND_PELOTON_LETTER'),
  });

/** A table may be long. */
const table = { parseAs: 'text', timeout: 60_000 } as const;

/** The members of this year, as a table. */
export const exportPelotonMembersOfYear = (id: string) =>
  describeCall({
    endpoint: '/peloton/{id}/members/csv',
    method: 'get',
    config: { path: { id }, ...table },
    meta,
    types: actionTypes('EXPORT_PELOTON_MEMBERS_OF_YEAR'),
  });

/** The members of all years, as a table. */
export const exportPelotonMembers = (id: string) =>
  describeCall({
    endpoint: '/peloton/{id}/members/all/csv',
    method: 'get',
    config: { path: { id }, ...table },
    meta,
    types: actionTypes('EXPORT_PELOTON_MEMBERS'),
  });
