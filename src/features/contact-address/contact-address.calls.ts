import { del, get, patch, post } from '#src/api/describe-call.ts';

/** The person's contact address, and the change that waits for its code. */
export const getContactAddress = () => get('/user/email', 'LOAD_CONTACT_ADDRESS');

/** A change, with the version that it is based on. The same `key` is safe to send again. */
type Change = { key: string; version: string };

/** E-mails a code to the address. */
export const requestContactAddress = (emailAddress: string, change: Change) =>
  post('/user/email', 'REQUEST_CONTACT_ADDRESS', {
    data: { emailAddress },
    ...change,
  });

/** Confirms the new address with the code that was e-mailed to it. */
export const confirmContactAddress = (code: string, change: Change) =>
  patch('/user/email', 'CONFIRM_CONTACT_ADDRESS', { data: { code }, ...change });

/** Cancels the open change. */
export const cancelContactAddress = (key: string) => del('/user/email', 'CANCEL_CONTACT_ADDRESS', { key });
