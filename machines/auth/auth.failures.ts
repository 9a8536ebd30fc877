import { type FlowError, flowError } from '#machines/flow-error.ts';
import { messages } from '#machines/shell/messages.ts';
import type { FailureCode, LogoutReason } from './auth.types.ts';

/** The provider has to see the person again; no silent way is left. */
const needsPerson = new Set([
  'consent_required',
  'interaction_required',
  'login_required',
  'token_renewal_error',
  'token-expired',
  'token-invalid',
  'sign-in-required',
]);

/** Claims that can't be: an unknown policy, or no e-mail address or oid. */
export const badSetup = 'bad_aad_setup';

const ownWords: ReadonlySet<string | null> = new Set([badSetup, 'storage_full', 'storage_blocked']);

/** What a second attempt to sign in fails with while the first is under way. */
export const loginInProgress = flowError({
  kind: 'conflict',
  code: 'login_progress_error',
  message: 'You’re already signing in. Finish in the open window, or close it and try again.',
});

/** What it fails with while a token is asked for: it may not be needed at all. */
export const sessionSought = flowError({
  kind: 'conflict',
  code: 'login_progress_error',
  message: 'We’re still checking whether you’re signed in. Wait a moment, then try again.',
});

/** The API refused a token that had only just been made. */
export const tokenRefused = flowError({
  kind: 'unauthorized',
  status: 401,
  code: 'token-invalid',
  message: messages.loginAgain,
});

/** Why a popup that was to sign the person in asks for another one. */
export const newPasswordFirst = flowError({
  kind: 'unauthorized',
  code: 'AADB2C90118',
  message: 'Choose a new password first. It opens in a new window, and what you typed here stays.',
});

/** Which of the product's failure codes a failure stands for. */
export const failureCodeOf = (error: FlowError): FailureCode => {
  if (error.code === badSetup) return 'bad_aad_setup';
  if (error.code !== null && needsPerson.has(error.code)) return 'could_not_get_token_or_user';
  return error.kind === 'unauthorized' ? 'could_not_get_token_or_user' : 'unknown';
};

export const logoutReasonOf = (code: FailureCode | null): LogoutReason =>
  code === 'could_not_get_token_or_user' ? 'session-expired' : 'unknown';

/** A failure with words of our own that tell more than to sign in again; the provider's are for engineers. */
export const isToldInWords = (error: FlowError) =>
  failureCodeOf(error) !== 'could_not_get_token_or_user' &&
  (error.status !== null || ownWords.has(error.code));

/** The person wanted to be signed out; else the session ended by itself. */
export const isAskedFor = (reason: LogoutReason | null) =>
  reason === 'manual' || reason === 'navigated-to-logout-page' || reason === 'account-closed';

/** Nobody answered, or only to say that they can't: a reason to try again, not to sign anybody out. */
export const isUnreachable = ({ kind, status, code }: FlowError) =>
  kind === 'network' || kind === 'timeout' || code === 'answer-unreadable' || (status ?? 0) >= 500;

/** The token is there but the person isn't known yet: their first sign-in. */
export const isUnknownPerson = (error: FlowError) => error.code === 'contact-required';

/** The person turned round at the provider's page. */
export const isCancelled = (error: FlowError) => error.code === 'user_cancelled';

/** What came back from the provider does not fit what was asked for. */
export const isInvalidState = (error: FlowError) => error.code === 'invalid_state_error';

/** The library's word for "nobody is signed in", which is no error. */
export const isNobody = (error: FlowError) => error.code === 'user_login_error';
