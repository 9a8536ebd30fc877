import { actionTypes, describeCall } from '#src/api/describe-call.ts';

/** The panel says itself when something fails. */
const meta = { isHandled: true } as const;

/** The code that lets people into a peloton; null where there is none. */
export const getGroupCode = (pelotonId: string) =>
  describeCall({
    endpoint: '/peloton/{id}/group-code',
    method: 'get',
    config: { path: { id: pelotonId } },
    meta,
    types: actionTypes('LOAD_GROUP_CODE'),
  });

/** Makes a new code, and ends those before it. */
export const renewGroupCode = (pelotonId: string, key: string) =>
  describeCall({
    endpoint: '/peloton/{id}/group-code',
    method: 'post',
    config: { path: { id: pelotonId } },
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('RENEW_GROUP_CODE'),
  });

/** Mails an invitation to each address; the same `key` is safe to send again. */
export const sendInvitations = (
  pelotonId: string,
  { addresses, message, key }: { addresses: string[]; message: string | null; key: string },
) =>
  describeCall({
    endpoint: '/peloton/{id}/invitations',
    method: 'post',
    config: { path: { id: pelotonId } },
    data: { addresses, message },
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('SEND_INVITATIONS'),
  });

/** Stops invitations to the address that a letter went to. */
export const stopInvitations = (token: string, key: string) =>
  describeCall({
    endpoint: '/invitations/stop',
    method: 'post',
    data: { token },
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('STOP_INVITATIONS'),
  });
