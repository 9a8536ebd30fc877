import { actionTypes, describeCall } from '#src/api/describe-call.ts';

/** The panel says itself when something fails. */
const meta = { isHandled: true } as const;

const named = (id: string, otherId: string, key: string) =>
  ({ config: { path: { id, otherId } }, headers: { 'Idempotency-Key': key }, meta }) as const;

/** The open requests of a peloton about belonging together with others; for its captain. */
export const getFamilyRequests = (id: string) =>
  describeCall({
    endpoint: '/peloton/{id}/family/requests',
    method: 'get',
    config: { path: { id } },
    meta,
    types: actionTypes('LOAD_FAMILY_REQUESTS'),
  });

/** Asks a super-peloton, or invites a peloton; the same key is safe to send again. */
export const askForFamily = (id: string, pelotonId: string, key: string) =>
  describeCall({
    endpoint: '/peloton/{id}/family/requests',
    method: 'post',
    data: { pelotonId },
    config: { path: { id } },
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('ASK_FOR_FAMILY'),
  });

export const withdrawFamilyRequest = (id: string, otherId: string, key: string) =>
  describeCall({
    endpoint: '/peloton/{id}/family/requests/{otherId}',
    method: 'delete',
    ...named(id, otherId, key),
    types: actionTypes('WITHDRAW_FAMILY_REQUEST'),
  });

export const agreeToFamily = (id: string, otherId: string, key: string) =>
  describeCall({
    endpoint: '/peloton/{id}/family/requests/{otherId}/agree',
    method: 'post',
    ...named(id, otherId, key),
    types: actionTypes('AGREE_TO_FAMILY'),
  });

export const declineFamily = (id: string, otherId: string, key: string) =>
  describeCall({
    endpoint: '/peloton/{id}/family/requests/{otherId}/decline',
    method: 'post',
    ...named(id, otherId, key),
    types: actionTypes('DECLINE_FAMILY'),
  });

export const leaveFamily = (id: string, otherId: string, key: string) =>
  describeCall({
    endpoint: '/peloton/{id}/family/{otherId}',
    method: 'delete',
    ...named(id, otherId, key),
    types: actionTypes('LEAVE_FAMILY'),
  });
