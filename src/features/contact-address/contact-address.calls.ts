import { del, get, patch, post } from '#src/api/describe-call.ts';

/** Where the person is written to, and the change that waits for its code. */
export const getContactAddress = () => get('/user/email', 'LOAD_CONTACT_ADDRESS');

/** A change, which names the version that it is made on; the same `key` is safe to send again. */
type Change = { key: string; version: string };

/** Mails a code to the address. */
export const requestContactAddress = (emailAddress: string, change: Change) =>
  post('/user/email', 'REQUEST_CONTACT_ADDRESS', {
    data: { emailAddress },
    ...change,
  });

/** Takes the new address by the code that was mailed to it. */
export const confirmContactAddress = (code: string, change: Change) =>
  patch('/user/email', 'CONFIRM_CONTACT_ADDRESS', { data: { code }, ...change });

/** Gives the open change up. */
export const cancelContactAddress = (key: string) => del('/user/email', 'CANCEL_CONTACT_ADDRESS', { key });
