import { type FlowError, flowError } from '#machines/flow-error.ts';
import { messages } from '#machines/shell/messages.ts';
import type { FailureCode, LogoutReason } from './auth.types.ts';

/** The provider needs the person: no silent request can succeed. */
const needsPerson: ReadonlySet<string | null> = new Set([
  'consent_required',
  'interaction_required',
  'login_required',
  'token_renewal_error',
  'token-expired',
  'token-invalid',
  'sign-in-required',
]);

/** Claims that are not possible: an unknown policy, or no e-mail address or oid. */
export const badSetup = 'bad_aad_setup';

const explainedCodes: ReadonlySet<string | null> = new Set([badSetup, 'storage_full', 'storage_blocked']);

/** A second sign-in fails with this while the first is still running. */
export const loginInProgress = flowError({
  kind: 'conflict',
  code: 'login_progress_error',
  message: 'You’re already signing in. Finish in the open window, or close it and try again.',
});

/** A sign-in fails with this while a token is being requested, because it may not be needed at all. */
export const sessionPending = flowError({
  kind: 'conflict',
  code: 'login_progress_error',
  message: 'We’re still checking whether you’re signed in. Wait a moment, then try again.',
});

/** The API refused a token that had just been issued. */
export const tokenRefused = flowError({
  kind: 'unauthorized',
  status: 401,
  code: 'token-invalid',
  message: messages.loginAgain,
});

/** Why a sign-in popup asks the person to open another one. */
export const newPasswordFirst = flowError({
  kind: 'unauthorized',
  code: 'AADB2C90118',
  message: 'Choose a new password first. It opens in a new window, and what you typed here stays.',
});

/** The product's failure code for a failure. */
export const failureCodeOf = (error: FlowError): FailureCode => {
  if (error.code === badSetup) return 'bad_aad_setup';
  if (needsPerson.has(error.code)) return 'could_not_get_token_or_user';
  return error.kind === 'unauthorized' ? 'could_not_get_token_or_user' : 'unknown';
};

export const logoutReasonOf = (code: FailureCode | null): LogoutReason =>
  code === 'could_not_get_token_or_user' ? 'session-expired' : 'unknown';

/** A failure that has its own message, which says more than "sign in again". The provider's messages are for engineers. */
export const hasOwnMessage = (error: FlowError) =>
  failureCodeOf(error) !== 'could_not_get_token_or_user' &&
  (error.status !== null || explainedCodes.has(error.code));

/** The person asked to be signed out. Otherwise the session ended by itself. */
export const isAskedFor = (reason: LogoutReason | null) =>
  reason === 'manual' || reason === 'navigated-to-logout-page' || reason === 'account-closed';

/** No answer, or an answer that the server can't work now: a reason to try again, not to sign the person out. */
export const isUnreachable = ({ kind, status, code }: FlowError) =>
  kind === 'network' || kind === 'timeout' || code === 'answer-unreadable' || (status ?? 0) >= 500;

/** The token is good but the API has no such person: this is their first sign-in. */
export const isUnknownPerson = (error: FlowError) => error.code === 'contact-required';

/** The person cancelled at the provider's page. */
export const isCancelled = (error: FlowError) => error.code === 'user_cancelled';

/** The provider's answer does not fit the request. */
export const isInvalidState = (error: FlowError) => error.code === 'invalid_state_error';

/** The library's code for "nobody is signed in", which is not an error. */
export const isNobody = (error: FlowError) => error.code === 'user_login_error';
