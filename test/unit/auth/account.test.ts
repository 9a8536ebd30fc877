import { describe, expect, test } from 'vitest';
import { failureCodeOf, logoutReasonOf } from '#machines/auth/auth.failures.ts';
import { toFlowError } from '#machines/flow-error.ts';
import { noLastName } from '#machines/form/person-name.ts';
import { accountOf } from '#src/features/auth/account.ts';
import type { IdentitySettings } from '#src/features/auth/auth.settings.ts';
import { failureOfMsal } from '#src/features/auth/msal-failure.ts';

const settings: IdentitySettings = {
  provider: 'b2c',
  clientId: 'app',
  scopes: ['openid'],
  knownAuthorities: ['tenant.b2clogin.com'],
  policies: {
    emailSignUp: { authority: 'https://tenant.b2clogin.com/t/B2C_1_up', tfp: 'B2C_1_up' },
    emailSignIn: { authority: 'https://tenant.b2clogin.com/t/B2C_1_in', tfp: 'B2C_1_in' },
    passwordReset: null,
    google: null,
    facebook: null,
  },
  discoveryPath: null,
};

const claims = {
  oid: 'o1',
  tfp: 'B2C_1_up',
  emails: ['ann@example.com', 'second@example.com'],
  given_name: 'Ann',
  family_name: 'Alder',
  exp: 2_000,
};
const now = 1_000_000;

describe('an account', () => {
  test('is read from the claims', () => {
    expect(accountOf(claims, 'token', settings, now)).toEqual({
      oid: 'o1',
      email: 'ann@example.com',
      firstName: 'Ann',
      lastName: 'Alder',
      loggedInWith: 'email',
      policy: 'emailSignUp',
      rawIdToken: 'token',
      expiresAt: 2_000_000,
      readAt: now,
    });
  });

  test('of a provider without policies uses the e-mail sign-in policy', () => {
    const policy = { authority: 'https://id.example', tfp: null };
    const plain = {
      ...settings,
      policies: { ...settings.policies, emailSignUp: policy, emailSignIn: policy },
    };
    expect(
      accountOf({ sub: 's1', email: 'ann@example.com', name: 'Ann', exp: 2_000 }, '', plain, now),
    ).toMatchObject({
      oid: 's1',
      email: 'ann@example.com',
      firstName: 'Ann',
      policy: 'emailSignIn',
      loggedInWith: null,
    });
  });

  test.each([
    ['Suharti', undefined],
    ['Suharti', '-'],
    ['FNU', 'Suharti'],
    [undefined, 'Suharti'],
  ])('of a person with one name has it as the first name: %j, %j', (given_name, family_name) => {
    expect(accountOf({ ...claims, given_name, family_name }, '', settings, now)).toMatchObject({
      firstName: 'Suharti',
      lastName: noLastName,
    });
  });

  test.each([
    ['an unknown policy', { ...claims, tfp: 'B2C_1_admin' }],
    ['no policy', { ...claims, tfp: undefined }],
    ['no oid', { ...claims, oid: undefined, sub: 's1' }],
    ['no e-mail addresses', { ...claims, emails: undefined }],
    ['no expiry time', { ...claims, exp: undefined }],
    ['the policy of a password reset', { ...claims, tfp: 'B2C_1_reset' }],
    ['an empty list of e-mail addresses', { ...claims, emails: [] }],
  ])('with %s is reported as bad_aad_setup', (_, wrong) => {
    try {
      accountOf(wrong, '', settings, now);
      expect.unreachable();
    } catch (error) {
      expect(failureCodeOf(toFlowError(error))).toBe('bad_aad_setup');
    }
  });
});

describe('MSAL errors', () => {
  test.each([
    [{ name: 'InteractionRequiredAuthError', errorCode: 'login_required' }, 'could_not_get_token_or_user'],
    [{ name: 'InteractionRequiredAuthError', errorCode: 'consent_required' }, 'could_not_get_token_or_user'],
    [
      { name: 'InteractionRequiredAuthError', errorCode: 'interaction_required' },
      'could_not_get_token_or_user',
    ],
    [{ name: 'BrowserAuthError', errorCode: 'timed_out' }, 'could_not_get_token_or_user'],
    [{ name: 'ServerError', errorCode: 'server_error', errorMessage: 'Boom' }, 'unknown'],
    [new Error('Boom'), 'unknown'],
    ['Boom', 'unknown'],
  ])('%j has the failure code %s', (error, code) => {
    expect(failureCodeOf(failureOfMsal(error))).toBe(code);
  });

  test.each([
    ['interaction_in_progress', 'login_progress_error'],
    ['popup_window_error', 'popup_window_error'],
    ['empty_window_error', 'popup_window_error'],
    ['no_account_error', 'user_login_error'],
    ['state_mismatch', 'invalid_state_error'],
    ['nonce_mismatch', 'nonce_mismatch_error'],
  ])('%s becomes the product’s code %s', (errorCode, code) => {
    expect(failureOfMsal({ errorCode }).code).toBe(code);
  });

  test('the text AADB2C90091 in access_denied becomes user_cancelled', () => {
    const error = {
      name: 'ServerError',
      errorCode: 'access_denied',
      errorMessage: 'AADB2C90091: The user has cancelled',
    };
    expect(failureOfMsal(error)).toMatchObject({ code: 'user_cancelled' });
  });

  test('network_error becomes a failure of the kind network', () => {
    expect(failureOfMsal({ errorCode: 'network_error' })).toMatchObject({ kind: 'network' });
  });
});

test('only a session that could not be renewed counts as expired', () => {
  expect(logoutReasonOf('could_not_get_token_or_user')).toBe('session-expired');
  expect(logoutReasonOf('bad_aad_setup')).toBe('unknown');
  expect(logoutReasonOf('unknown')).toBe('unknown');
  expect(logoutReasonOf(null)).toBe('unknown');
});
