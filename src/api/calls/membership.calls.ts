import { actionTypes, describeCall } from '#src/api/describe-call.ts';

/** The panel says itself when something fails. */
const meta = { isHandled: true } as const;

const withKey = (key: string) => ({ 'Idempotency-Key': key });

/** How the person stands to a peloton. */
export const getJoinState = (pelotonId: string) =>
  describeCall({
    endpoint: '/peloton/{id}/join',
    method: 'get',
    config: { path: { id: pelotonId } },
    meta,
    types: actionTypes('LOAD_JOIN_STATE'),
  });

/** Asks to join; the same key is safe to send again. */
export const joinPeloton = (pelotonId: string, message: string | null, key: string) =>
  describeCall({
    endpoint: '/peloton/{id}/join',
    method: 'post',
    data: { message },
    config: { path: { id: pelotonId } },
    headers: withKey(key),
    meta,
    types: actionTypes('JOIN_PELOTON'),
  });

/** Takes an open request back. */
export const withdrawJoinRequest = (pelotonId: string, key: string) =>
  describeCall({
    endpoint: '/peloton/{id}/join',
    method: 'delete',
    config: { path: { id: pelotonId } },
    headers: withKey(key),
    meta,
    types: actionTypes('WITHDRAW_JOIN_REQUEST'),
  });

/** Joins the peloton of a group code. */
export const joinByGroupCode = (groupCode: string, key: string) =>
  describeCall({
    endpoint: '/user/peloton',
    method: 'post',
    data: { groupCode },
    headers: withKey(key),
    meta,
    types: actionTypes('JOIN_BY_GROUP_CODE'),
  });

/** Every total that changes when a member goes. */
export const previewLeaving = (pelotonId: string, userId: string) =>
  describeCall({
    endpoint: '/peloton/{id}/member/{userId}',
    method: 'get',
    config: { path: { id: pelotonId, userId } },
    meta,
    types: actionTypes('PREVIEW_LEAVING'),
  });

/** Ends a membership. */
export const removePelotonMember = (pelotonId: string, userId: string, key: string) =>
  describeCall({
    endpoint: '/peloton/{id}/member/{userId}',
    method: 'delete',
    config: { path: { id: pelotonId, userId } },
    headers: withKey(key),
    meta,
    types: actionTypes('REMOVE_PELOTON_MEMBER'),
  });

/** Accepts the captaincy that was offered. */
export const acceptCaptaincy = (pelotonId: string, userId: string, key: string) =>
  describeCall({
    endpoint: '/peloton/{id}/captain/{userId}',
    method: 'put',
    config: { path: { id: pelotonId, userId } },
    headers: withKey(key),
    meta,
    types: actionTypes('ACCEPT_CAPTAINCY'),
  });

/** Declines the captaincy that was offered. */
export const endCaptaincyOffer = (pelotonId: string, userId: string, key: string) =>
  describeCall({
    endpoint: '/peloton/{id}/captain/{userId}',
    method: 'delete',
    config: { path: { id: pelotonId, userId } },
    headers: withKey(key),
    meta,
    types: actionTypes('END_CAPTAINCY_OFFER'),
  });
