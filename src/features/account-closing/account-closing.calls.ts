import { get, post } from '#src/api/describe-call.ts';

/** What would end with the account, and what prevents closing it. */
export const previewAccountClosing = () => get('/user/closing', 'PREVIEW_ACCOUNT_CLOSING');

/** Closes the account; the same `key` is safe to send again. */
export const closeAccount = (firstName: string, key: string) =>
  post('/user/closing', 'CLOSE_ACCOUNT', { data: { firstName }, key });
