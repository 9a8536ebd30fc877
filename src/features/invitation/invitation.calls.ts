import { get, post } from '#src/api/describe-call.ts';

/** The code that lets people into a peloton; null where there is none. */
export const getGroupCode = (pelotonId: string) =>
  get('/peloton/{id}/group-code', 'LOAD_GROUP_CODE', { path: { id: pelotonId } });

/** Makes a new code, and ends those before it. */
export const renewGroupCode = (pelotonId: string, key: string) =>
  post('/peloton/{id}/group-code', 'RENEW_GROUP_CODE', { path: { id: pelotonId }, key });

/** Mails an invitation to each address; the same `key` is safe to send again. */
export const sendInvitations = (
  pelotonId: string,
  { addresses, message, key }: { addresses: string[]; message: string | null; key: string },
) =>
  post('/peloton/{id}/invitations', 'SEND_INVITATIONS', {
    path: { id: pelotonId },
    data: { addresses, message },
    key,
  });

/** Stops invitations to the address that a letter went to. */
export const stopInvitations = (token: string, key: string) =>
  post('/invitations/stop', 'STOP_INVITATIONS', { data: { token }, key });
