import { AuthError } from '@azure/msal-browser';
import { expect, test } from 'vitest';
import { flowError } from '#machines/flow-error.ts';
import { failureOfMsal, lastErrorOf } from '#src/features/auth/msal-failure.ts';

const thrown = (code: string, text = 'Said so') => new AuthError(code, '', text);

/** The library's code, the product's code, and the kept message. */
const catalogue: [string, string | null, string][] = [
  ['no_account_error', 'user_login_error', 'no_account_error: Said so'],
  ['interaction_in_progress', 'login_progress_error', 'interaction_in_progress: Said so'],
  ['popup_window_error', 'popup_window_error', 'popup_window_error: Said so'],
  ['empty_window_error', 'popup_window_error', 'empty_window_error: Said so'],
  ['timed_out', 'token_renewal_error', 'timed_out: Said so'],
  ['invalid_grant', 'token_renewal_error', 'invalid_grant: Said so'],
  ['nonce_mismatch', 'nonce_mismatch_error', 'nonce_mismatch: Said so'],
  ['state_mismatch', 'invalid_state_error', 'invalid_state_error'],
  ['state_not_found', 'invalid_state_error', 'invalid_state_error'],
  ['network_error', null, 'network_error: Said so'],
  ['something_new', 'something_new', 'something_new: Said so'],
];

test.each(catalogue)('MSAL’s %s becomes the product’s code %s, kept as “%s”', (code, own, kept) => {
  expect(failureOfMsal(thrown(code)).code).toBe(own);
  expect(lastErrorOf(thrown(code))).toBe(kept);
});

test('the provider’s message of a cancelled sign-in is kept unchanged', () => {
  const error = thrown('access_denied', 'AADB2C90091: The user has cancelled.');
  expect(failureOfMsal(error)).toMatchObject({ code: 'user_cancelled' });
  expect(lastErrorOf(error)).toBe('access_denied: AADB2C90091: The user has cancelled.');
});

test('another failure is kept by its message, and texts are cut to 400 characters', () => {
  expect(lastErrorOf(flowError({ kind: 'network', message: 'No answer' }))).toBe('No answer');
  expect(lastErrorOf(thrown('something_new', 'x'.repeat(9_000))).length).toBe(400);
});
