import { actionTypes, describeCall } from '#src/api/describe-call.ts';

/** The page says itself when something fails. */
const meta = { isHandled: true } as const;

/** What would end with the account, and what stands against closing it. */
export const previewAccountClosing = () =>
  describeCall({
    endpoint: '/user/closing',
    method: 'get',
    meta,
    types: actionTypes('PREVIEW_ACCOUNT_CLOSING'),
  });

/** Closes the account; the same `key` is safe to send again. */
export const closeAccount = (firstName: string, key: string) =>
  describeCall({
    endpoint: '/user/closing',
    method: 'post',
    data: { firstName },
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('CLOSE_ACCOUNT'),
  });
