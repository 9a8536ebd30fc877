import { describe, expect, test } from 'vitest';
import {
  failureCodeOf,
  hasOwnMessage,
  isAskedFor,
  isUnreachable,
  loginInProgress,
  logoutReasonOf,
  newPasswordFirst,
  sessionPending,
  tokenRefused,
} from '#machines/auth/auth.failures.ts';
import { type FlowError, flowError } from '#machines/flow-error.ts';

const failed = (kind: FlowError['kind'], parts: Partial<FlowError> = {}) =>
  flowError({ kind, message: 'No.', ...parts });

// From the last row to each other one, only one condition changes.
test.each<[string, boolean, FlowError]>([
  ['a lost connection', true, failed('network')],
  ['a late answer', true, failed('timeout')],
  ['an answer that nobody can read', true, failed('invalid', { status: 200, code: 'answer-unreadable' })],
  ['500', true, failed('unexpected', { status: 500 })],
  ['499', false, failed('unexpected', { status: 499 })],
  ['no status', false, failed('unexpected')],
])('after %s the session is unknown: %s', (_, is, error) => {
  expect(isUnreachable(error)).toBe(is);
});

describe('The code of a failure', () => {
  test.each([
    'consent_required',
    'interaction_required',
    'login_required',
    'token_renewal_error',
    'token-expired',
    'token-invalid',
    'sign-in-required',
  ])('%s needs the person', (code) => {
    expect(failureCodeOf(failed('unexpected', { code }))).toBe('could_not_get_token_or_user');
  });

  test.each([
    ['bad_aad_setup', failed('unauthorized', { code: 'bad_aad_setup' })],
    ['could_not_get_token_or_user', failed('unauthorized')],
    ['could_not_get_token_or_user', failed('unauthorized', { code: 'else' })],
    ['unknown', failed('unexpected')],
    ['unknown', failed('unexpected', { code: 'else' })],
  ])('is %s', (code, error) => {
    expect(failureCodeOf(error)).toBe(code);
  });
});

test.each<[boolean, string, FlowError]>([
  [true, 'an answer with a status', failed('unexpected', { status: 503 })],
  [true, 'a setup that is wrong', failed('unexpected', { code: 'bad_aad_setup' })],
  [true, 'a full storage', failed('unexpected', { code: 'storage_full' })],
  [true, 'a blocked storage', failed('unexpected', { code: 'storage_blocked' })],
  [false, 'a code of the provider', failed('unexpected', { code: 'user_cancelled' })],
  [false, 'no code', failed('unexpected')],
  [false, 'a session that needs the person', failed('unauthorized', { status: 401 })],
])('%s: a message of its own for %s', (has, _, error) => {
  expect(hasOwnMessage(error)).toBe(has);
});

test.each([
  ['manual', true],
  ['navigated-to-logout-page', true],
  ['account-closed', true],
  ['session-expired', false],
  ['unknown', false],
  [null, false],
] as const)('the person asked for the end by %s: %s', (reason, is) => {
  expect(isAskedFor(reason)).toBe(is);
});

test.each([
  ['could_not_get_token_or_user', 'session-expired'],
  ['bad_aad_setup', 'unknown'],
  [null, 'unknown'],
] as const)('after the failure %s the session ends as %s', (code, reason) => {
  expect(logoutReasonOf(code)).toBe(reason);
});

test('the failures that the machine itself makes have a kind, a status and a code', () => {
  const made = [loginInProgress, sessionPending, tokenRefused, newPasswordFirst];
  expect(made.map(({ kind, status, code }) => [kind, status, code])).toEqual([
    ['conflict', null, 'login_progress_error'],
    ['conflict', null, 'login_progress_error'],
    ['unauthorized', 401, 'token-invalid'],
    ['unauthorized', null, 'AADB2C90118'],
  ]);
});
