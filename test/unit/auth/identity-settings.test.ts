import { describe, expect, test } from 'vitest';
import { readSettings } from '#server/read-settings.ts';
import { productionVariables, without } from '#test/support/production-variables.ts';

const production = without(
  productionVariables,
  'IDENTITY',
  'IDENTITY_AUTHORITY',
  'IDENTITY_CLIENT_ID',
  'IDENTITY_AUDIENCE',
  'IDENTITY_API_SCOPE',
);

const registered = {
  IDENTITY_CLIENT_ID: 'app',
  IDENTITY_AUDIENCE: 'api',
  IDENTITY_API_SCOPE: 'https://t/api/access',
};

describe('Identity provider settings', () => {
  test.each([undefined, 'local'])('refuse the identity simulator in production (IDENTITY=%s)', (IDENTITY) => {
    expect(() => readSettings({ ...production, IDENTITY })).toThrow(
      'IDENTITY must be b2c or oidc when MODE is production.',
    );
  });

  test('derive authority and policies of Azure AD B2C from the tenant', () => {
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

  test('leave out a B2C policy with an empty name, except e-mail sign-in', () => {
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

  test('trim the names of B2C policies', () => {
    const { identity } = readSettings({
      ...production,
      ...registered,
      IDENTITY: 'b2c',
      IDENTITY_TENANT: 'climb',
      IDENTITY_POLICY_EMAIL_SIGN_UP: ' B2C_1_up ',
      IDENTITY_POLICY_EMAIL_SIGN_IN: 'B2C_1_in\n',
      IDENTITY_POLICY_PASSWORD_RESET: ' B2C_1_reset',
      IDENTITY_POLICY_GOOGLE: 'B2C_1_g ',
      IDENTITY_POLICY_FACEBOOK: ' B2C_1_fb ',
    });
    expect(Object.values(identity.policies).map((policy) => policy?.tfp)).toEqual([
      'B2C_1_up',
      'B2C_1_in',
      'B2C_1_reset',
      'B2C_1_g',
      'B2C_1_fb',
    ]);
  });

  test('use an OIDC provider’s authority without policies', () => {
    const IDENTITY_AUTHORITY = 'https://id.example/realms/climb';
    const { identity } = readSettings({ ...production, ...registered, IDENTITY: 'oidc', IDENTITY_AUTHORITY });
    expect(identity).toEqual({
      provider: 'oidc',
      clientId: 'app',
      audience: 'api',
      scopes: ['openid', 'email', 'https://t/api/access'],
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
    [{ IDENTITY: 'azure' }, 'IDENTITY must be local, b2c or oidc.'],
  ])('name the missing or wrong variable: %j', (variables, line) => {
    expect(() => readSettings({ ...production, ...variables })).toThrow(line);
  });

  const oidc = {
    ...production,
    ...registered,
    IDENTITY: 'oidc',
    IDENTITY_AUTHORITY: 'https://id.example/climb',
  };

  test.each([
    'http://id.example/climb',
    'https://id.example',
    'https://id.example/',
    'https://id.example/climb?tenant=1',
    'https://id.example/climb#here',
    'https://me:secret@id.example/climb',
    'id.example/climb',
    'javascript:alert(1)',
    'nonsense',
  ])('refuse an authority that is not https with a path: %s', (IDENTITY_AUTHORITY) => {
    expect(() => readSettings({ ...oidc, IDENTITY_AUTHORITY })).toThrow(
      'IDENTITY_AUTHORITY must be an https address with a path, such as https://id.example/product.',
    );
  });

  test.each([
    ['access', ['openid', 'email', 'access']],
    ['openid  profile access', ['openid', 'email', 'profile', 'access']],
    ['app', ['app']],
  ])('add openid and email to the API scope: %j', (IDENTITY_API_SCOPE, scopes) => {
    expect(readSettings({ ...oidc, IDENTITY_API_SCOPE }).identity.scopes).toEqual(scopes);
  });

  test.each([
    ['', 'IDENTITY_API_SCOPE is needed when IDENTITY is oidc.'],
    [' ', 'IDENTITY_API_SCOPE is needed when IDENTITY is oidc.'],
    ['app access', 'IDENTITY_API_SCOPE may hold the client id only without other scopes.'],
    ['openid app', 'IDENTITY_API_SCOPE may hold the client id only without other scopes.'],
    ['a"b', 'IDENTITY_API_SCOPE must be a scope, or several with a space between them.'],
    ['a\\b', 'IDENTITY_API_SCOPE must be a scope, or several with a space between them.'],
    ['a\nb', 'IDENTITY_API_SCOPE must be a scope, or several with a space between them.'],
    ['ü', 'IDENTITY_API_SCOPE must be a scope, or several with a space between them.'],
  ])('refuse the API scope %j', (IDENTITY_API_SCOPE, line) => {
    expect(() => readSettings({ ...oidc, IDENTITY_API_SCOPE })).toThrow(line);
  });
});
