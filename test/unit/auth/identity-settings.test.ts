import { describe, expect, test } from 'vitest';
import { readSettings } from '#server/platform/settings/settings.ts';

const production = {
  MODE: 'production',
  PUBLIC_URL: 'https://ride.example',
  SMTP_URL: 'smtp://mail.example',
  BRAINTREE_MERCHANT_ID: 'm',
  BRAINTREE_PUBLIC_KEY: 'p',
  BRAINTREE_PRIVATE_KEY: 'k',
};

const registered = {
  IDENTITY_CLIENT_ID: 'app',
  IDENTITY_AUDIENCE: 'api',
  IDENTITY_API_SCOPE: 'https://t/api/access',
};

describe('the identity provider', () => {
  test.each([undefined, 'local'])('is never the local one in production (IDENTITY=%s)', (IDENTITY) => {
    expect(() => readSettings({ ...production, IDENTITY })).toThrow(
      'IDENTITY must be b2c or oidc when MODE is production.',
    );
  });

  test('of Azure AD B2C is a tenant and its policies', () => {
    const { identity } = readSettings({
      ...production,
      ...registered,
      IDENTITY: 'b2c',
      IDENTITY_TENANT: 'climb',
    });
    expect(identity).toEqual({
      provider: 'b2c',
      clientId: 'app',
      audience: 'api',
      scopes: ['openid', 'https://t/api/access'],
      knownAuthorities: ['climb.b2clogin.com'],
      policies: {
        emailSignUp: {
          authority: 'https://climb.b2clogin.com/climb.onmicrosoft.com/B2C_1_email_signup',
          tfp: 'B2C_1_email_signup',
        },
        emailSignIn: {
          authority: 'https://climb.b2clogin.com/climb.onmicrosoft.com/B2C_1_email_signin',
          tfp: 'B2C_1_email_signin',
        },
        passwordReset: {
          authority: 'https://climb.b2clogin.com/climb.onmicrosoft.com/B2C_1_password_reset',
          tfp: 'B2C_1_password_reset',
        },
        google: {
          authority: 'https://climb.b2clogin.com/climb.onmicrosoft.com/B2C_1_google',
          tfp: 'B2C_1_google',
        },
        facebook: {
          authority: 'https://climb.b2clogin.com/climb.onmicrosoft.com/B2C_1_facebook',
          tfp: 'B2C_1_facebook',
        },
      },
    });
  });

  test('of Azure AD B2C can do without some: an empty name is a way in that is not offered', () => {
    const { identity } = readSettings({
      ...production,
      ...registered,
      IDENTITY: 'b2c',
      IDENTITY_TENANT: 'climb',
      IDENTITY_POLICY_EMAIL_SIGN_IN: '',
      IDENTITY_POLICY_PASSWORD_RESET: '',
      IDENTITY_POLICY_GOOGLE: ' ',
      IDENTITY_POLICY_FACEBOOK: 'B2C_1_fb',
    });
    expect(identity.policies).toMatchObject({
      emailSignIn: { tfp: 'B2C_1_email_signin' },
      passwordReset: null,
      google: null,
      facebook: { tfp: 'B2C_1_fb' },
    });
  });

  test('of any other kind is an address to discover from, without policies', () => {
    const IDENTITY_AUTHORITY = 'https://id.example/realms/climb';
    const { identity } = readSettings({ ...production, ...registered, IDENTITY: 'oidc', IDENTITY_AUTHORITY });
    expect(identity).toMatchObject({
      provider: 'oidc',
      knownAuthorities: ['id.example'],
      policies: {
        emailSignUp: { authority: IDENTITY_AUTHORITY, tfp: null },
        emailSignIn: { authority: IDENTITY_AUTHORITY, tfp: null },
        passwordReset: null,
        google: null,
        facebook: null,
      },
    });
  });

  test.each([
    [{ IDENTITY: 'b2c' }, 'IDENTITY_TENANT is needed when IDENTITY is b2c.'],
    [{ IDENTITY: 'b2c', IDENTITY_TENANT: 'climb' }, 'IDENTITY_CLIENT_ID is needed when IDENTITY is b2c.'],
    [{ IDENTITY: 'oidc' }, 'IDENTITY_AUTHORITY is needed when IDENTITY is oidc.'],
    [
      { IDENTITY: 'oidc', IDENTITY_AUTHORITY: 'http://id.example' },
      'IDENTITY_AUTHORITY must be an https address.',
    ],
    [{ IDENTITY: 'azure' }, 'IDENTITY must be local, b2c or oidc.'],
  ])('names what is missing: %j', (variables, line) => {
    expect(() => readSettings({ ...production, ...variables })).toThrow(line);
  });
});
