import { loginInProgress } from '#machines/auth/auth.failures.ts';
import { type FlowError, type FlowErrorKind, flowError, isFlowError } from '#machines/flow-error.ts';
import { messages } from '#machines/shell/messages.ts';
import { isFull, storageFull } from './storage-room.ts';

type Shape = { kind: FlowErrorKind; code?: string | null; message: string };

const again = messages.loginAgain;
const offline = 'We can’t reach the sign-in service. Check your connection and try again.';

const network: Shape = { kind: 'network', message: offline };
const needsPerson = (code: string): Shape => ({ kind: 'unauthorized', code, message: again });
const noPopup: Shape = {
  kind: 'unexpected',
  code: 'popup_window_error',
  message: 'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.',
};
const invalidState: Shape = { kind: 'unexpected', code: 'invalid_state_error', message: again };
const nobody: Shape = { kind: 'unexpected', code: 'user_login_error', message: 'Nobody is signed in.' };

const cancelled: Shape = {
  kind: 'unexpected',
  code: 'user_cancelled',
  message: 'You left before you were signed in.',
};

/** The product's codes for msal-browser's error codes; the names are those of the product's catalogue. */
const known: Readonly<Record<string, Shape>> = {
  no_account_error: nobody,
  no_account_found: nobody,
  interaction_in_progress: loginInProgress,
  popup_window_error: noPopup,
  empty_window_error: noPopup,
  state_mismatch: invalidState,
  state_not_found: invalidState,
  no_state_in_hash: invalidState,
  hash_empty_error: invalidState,
  invalid_state: invalidState,
  nonce_mismatch: { kind: 'unexpected', code: 'nonce_mismatch_error', message: again },
  timed_out: needsPerson('token_renewal_error'),
  invalid_grant: needsPerson('token_renewal_error'),
  network_error: network,
  no_network_connectivity: network,
  post_request_failed: network,
  get_request_failed: network,
  endpoints_resolution_error: network,
  openid_config_error: network,
  user_cancelled: cancelled,
};

const partsOf = (error: unknown) => {
  const record = typeof error === 'object' && error !== null ? (error as Record<string, unknown>) : {};
  return {
    name: String(record.name ?? ''),
    code: String(record.errorCode ?? ''),
    text: String(record.errorMessage ?? ''),
  };
};

/** The person pressed "Forgot your password?"; Azure AD B2C leaves the redirect to the app. */
export const isForgottenPassword = (error: unknown): boolean => partsOf(error).text.startsWith('AADB2C90118');

/** Any error of msal-browser as a FlowError with the product's code. */
export const failureOfMsal = (error: unknown): FlowError => {
  if (isFlowError(error)) return error;
  const { name, code, text } = partsOf(error);
  if (isFull(error) || code === 'cache_quota_exceeded') return storageFull;
  // Azure AD B2C puts its own codes into the text of a plain access_denied.
  if (text.startsWith('AADB2C90091')) return flowError(cancelled);
  if (name === 'InteractionRequiredAuthError') return flowError(needsPerson(code));
  const shape = known[code];
  if (shape !== undefined) return flowError(shape);
  const message =
    text !== '' ? text : error instanceof Error ? error.message : 'An Unexpected Error Occurred';
  return flowError({ kind: 'unexpected', code: code === '' ? null : code, message });
};

/** The limit of a cookie, regardless of what the provider wrote; each character may take nine bytes. */
const longestKept = 400;

/** The stored text of the last error: its code where an answer fits no request, otherwise its message. */
export const lastErrorOf = (error: unknown): string => {
  const { code, message } = failureOfMsal(error);
  if (code === 'invalid_state_error') return code;
  return (error instanceof Error ? error.message : message).slice(0, longestKept);
};
