import { actionTypes, describeCall } from '#src/api/describe-call.ts';

/** The panel says itself when something fails. */
const meta = { isHandled: true } as const;

/** Where the person is written to, and the change that waits for its code. */
export const getContactAddress = () =>
  describeCall({
    endpoint: '/user/email',
    method: 'get',
    meta,
    types: actionTypes('LOAD_CONTACT_ADDRESS'),
  });

/** A change, which names the version that it is made on; the same `key` is safe to send again. */
type Change = { key: string; version: string };

const headersOf = ({ key, version }: Change) => ({ 'Idempotency-Key': key, 'If-Match': version });

/** Mails a code to the address. */
export const requestContactAddress = (emailAddress: string, change: Change) =>
  describeCall({
    endpoint: '/user/email',
    method: 'post',
    data: { emailAddress },
    headers: headersOf(change),
    meta,
    types: actionTypes('REQUEST_CONTACT_ADDRESS'),
  });

/** Takes the new address by the code that was mailed to it. */
export const confirmContactAddress = (code: string, change: Change) =>
  describeCall({
    endpoint: '/user/email',
    method: 'patch',
    data: { code },
    headers: headersOf(change),
    meta,
    types: actionTypes('CONFIRM_CONTACT_ADDRESS'),
  });

/** Gives the open change up. */
export const cancelContactAddress = (key: string) =>
  describeCall({
    endpoint: '/user/email',
    method: 'delete',
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('CANCEL_CONTACT_ADDRESS'),
  });
