import { get, post } from '#src/api/describe-call.ts';

/** A peloton's group code; null for none. */
export const getGroupCode = (pelotonId: string) =>
  get('/peloton/{id}/group-code', 'LOAD_GROUP_CODE', { path: { id: pelotonId } });

/** Creates a new code, and ends earlier ones. */
export const renewGroupCode = (pelotonId: string, key: string) =>
  post('/peloton/{id}/group-code', 'RENEW_GROUP_CODE', { path: { id: pelotonId }, key });

/** E-mails an invitation to each address. The same `key` is safe to send again. */
export const sendInvitations = (
  pelotonId: string,
  { addresses, message, key }: { addresses: string[]; message: string | null; key: string },
) =>
  post('/peloton/{id}/invitations', 'SEND_INVITATIONS', {
    path: { id: pelotonId },
    data: { addresses, message },
    key,
  });

/** Stops invitations to the address of an e-mail. */
export const stopInvitations = (token: string, key: string) =>
  post('/invitations/stop', 'STOP_INVITATIONS', { data: { token }, key });
