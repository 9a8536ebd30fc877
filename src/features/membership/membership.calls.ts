import { del, get, post, put } from '#src/api/describe-call.ts';

/** The person's relation to a peloton. */
export const getJoinState = (pelotonId: string) =>
  get('/peloton/{id}/join', 'LOAD_JOIN_STATE', { path: { id: pelotonId } });

/** Asks to join; the same key is safe to send again. */
export const joinPeloton = (pelotonId: string, message: string | null, key: string) =>
  post('/peloton/{id}/join', 'JOIN_PELOTON', { path: { id: pelotonId }, data: { message }, key });

/** Withdraws an open request. */
export const withdrawJoinRequest = (pelotonId: string, key: string) =>
  del('/peloton/{id}/join', 'WITHDRAW_JOIN_REQUEST', { path: { id: pelotonId }, key });

/** Joins the peloton of a group code. */
export const joinByGroupCode = (groupCode: string, key: string) =>
  post('/user/peloton', 'JOIN_BY_GROUP_CODE', { data: { groupCode }, key });

/** Each total that changes when a member leaves. */
export const previewLeaving = (pelotonId: string, userId: string) =>
  get('/peloton/{id}/member/{userId}', 'PREVIEW_LEAVING', { path: { id: pelotonId, userId } });

/** Ends a membership. */
export const removePelotonMember = (pelotonId: string, userId: string, key: string) =>
  del('/peloton/{id}/member/{userId}', 'REMOVE_PELOTON_MEMBER', { path: { id: pelotonId, userId }, key });

/** Accepts the offered captaincy. */
export const acceptCaptaincy = (pelotonId: string, userId: string, key: string) =>
  put('/peloton/{id}/captain/{userId}', 'ACCEPT_CAPTAINCY', { path: { id: pelotonId, userId }, key });

/** Declines the offered captaincy. */
export const endCaptaincyOffer = (pelotonId: string, userId: string, key: string) =>
  del('/peloton/{id}/captain/{userId}', 'END_CAPTAINCY_OFFER', { path: { id: pelotonId, userId }, key });
