import { del, get, post } from '#src/api/describe-call.ts';

/** A peloton's open requests about ties to others; for its captain. */
export const getFamilyRequests = (id: string) =>
  get('/peloton/{id}/family/requests', 'LOAD_FAMILY_REQUESTS', { path: { id } });

/** Asks a super-peloton, or invites a peloton. The same key is safe to send again. */
export const askForFamily = (id: string, pelotonId: string, key: string) =>
  post('/peloton/{id}/family/requests', 'ASK_FOR_FAMILY', { path: { id }, data: { pelotonId }, key });

export const withdrawFamilyRequest = (id: string, otherId: string, key: string) =>
  del('/peloton/{id}/family/requests/{otherId}', 'WITHDRAW_FAMILY_REQUEST', { path: { id, otherId }, key });

export const agreeToFamily = (id: string, otherId: string, key: string) =>
  post('/peloton/{id}/family/requests/{otherId}/agree', 'AGREE_TO_FAMILY', { path: { id, otherId }, key });

export const declineFamily = (id: string, otherId: string, key: string) =>
  post('/peloton/{id}/family/requests/{otherId}/decline', 'DECLINE_FAMILY', { path: { id, otherId }, key });

export const leaveFamily = (id: string, otherId: string, key: string) =>
  del('/peloton/{id}/family/{otherId}', 'LEAVE_FAMILY', { path: { id, otherId }, key });
