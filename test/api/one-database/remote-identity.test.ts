import Fastify, { type FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { remoteKeySource, tokenVerifier } from '#server/platform/identity/verify.ts';
import type { IdentitySettings } from '#server/platform/settings/identity.settings.ts';

/** An external provider that publishes itself like Azure AD B2C: one issuer for all policies, metadata below each. */
let provider: FastifyInstance;
let origin: string;
let isUp = true;
const pair = await generateKeyPair('RS256', { extractable: true });

const issuer = 'https://climb.b2clogin.com/some-guid/v2.0/';

beforeAll(async () => {
  provider = Fastify();
  provider.get('/t/:policy/v2.0/.well-known/openid-configuration', async (_request, reply) =>
    isUp ? { issuer, jwks_uri: `${origin}/keys` } : reply.code(503).send(),
  );
  provider.get('/realm/.well-known/openid-configuration', async () => ({
    issuer,
    jwks_uri: `${origin}/lost-keys`,
  }));
  provider.get('/odd/.well-known/openid-configuration', async () => ({
    issuer,
    jwks_uri: `${origin}/odd-keys`,
  }));
  provider.get('/odd-keys', async () => ({ keys: 'none today' }));
  provider.get('/keys', async () => ({
    // Like Azure, without the name of an algorithm.
    keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k1' }],
  }));
  origin = await provider.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => provider.close());

const settingsWith = (path: string): IdentitySettings => ({
  provider: 'b2c',
  clientId: 'app',
  audience: 'api',
  scopes: ['openid'],
  knownAuthorities: ['climb.b2clogin.com'],
  policies: {
    emailSignUp: { authority: `${origin}${path}/up`, tfp: 'up' },
    emailSignIn: { authority: `${origin}${path}/in`, tfp: 'in' },
    passwordReset: { authority: `${origin}${path}/reset`, tfp: 'reset' },
    google: null,
    facebook: null,
  },
});

const privateJwk = await exportJWK(pair.privateKey);

const tokenOf = async (claims: Record<string, unknown>, alg = 'RS256') => {
  const now = Math.floor(Date.now() / 1000);
  const right = {
    oid: 'o1',
    emails: ['ann@example.com'],
    iss: issuer,
    aud: 'api',
    iat: now,
    exp: now + 3600,
  };
  return new SignJWT({ ...right, ...claims })
    .setProtectedHeader({ alg, kid: 'k1' })
    .sign(await importJWK(privateJwk, alg));
};

describe('Remote identity provider', () => {
  test('an unreachable provider gives temporarily-unavailable, and its tokens are accepted once it is back', async () => {
    isUp = false;
    const verify = tokenVerifier(settingsWith('/t'), remoteKeySource, async () => false);
    await expect(verify(await tokenOf({ tfp: 'in' }))).rejects.toMatchObject({
      code: 'temporarily-unavailable',
    });
    isUp = true;
    await expect(verify(await tokenOf({ tfp: 'in' }))).resolves.toMatchObject({ oid: 'o1', tfp: 'in' });
  });

  test('rejects a token with another kind of signature while the provider is unreachable', async () => {
    const verify = tokenVerifier(settingsWith('/nowhere'), remoteKeySource, async () => false);
    const right = await tokenOf({ tfp: 'in' });
    const payload = right.split('.')[1];
    const headed = (header: object) => Buffer.from(JSON.stringify(header)).toString('base64url');
    await expect(verify(right)).rejects.toMatchObject({ code: 'temporarily-unavailable' });
    for (const forged of [
      `${headed({ alg: 'none' })}.${payload}.`,
      `${headed({ alg: 'HS256', kid: 'k1' })}.${payload}.c2ln`,
      await tokenOf({ tfp: 'in' }, 'RS512'),
    ])
      await expect(verify(forged)).rejects.toMatchObject({ code: 'token-invalid' });
  });

  test('accepts tokens of its sign-in policies, and rejects others, the password reset and a missing oid', async () => {
    const verify = tokenVerifier(settingsWith('/t'), remoteKeySource, async () => false);
    await expect(verify(await tokenOf({ tfp: 'up' }))).resolves.toMatchObject({ tfp: 'up' });
    await expect(verify(await tokenOf({ tfp: 'admin' }))).rejects.toMatchObject({ code: 'token-invalid' });
    // A person with a new password has not signed in with it yet.
    await expect(verify(await tokenOf({ tfp: 'reset' }))).rejects.toMatchObject({ code: 'token-invalid' });
    await expect(verify(await tokenOf({ tfp: 'in', oid: undefined, sub: 's1' }))).rejects.toMatchObject({
      code: 'token-invalid',
    });
  });

  test('rejects a token signed with another algorithm', async () => {
    const verify = tokenVerifier(settingsWith('/t'), remoteKeySource, async () => false);
    const other = await tokenOf({ tfp: 'in' }, 'RS512');
    await expect(verify(other)).rejects.toMatchObject({ code: 'token-invalid' });
  });

  const plainly = (authority: string) => {
    const policy = { authority, tfp: null };
    const policies = {
      emailSignUp: policy,
      emailSignIn: policy,
      passwordReset: null,
      google: null,
      facebook: null,
    };
    const settings: IdentitySettings = { ...settingsWith('/t'), provider: 'oidc', policies };
    return tokenVerifier(settings, remoteKeySource, async () => false);
  };
  const plain = { oid: undefined, emails: undefined, sub: 's1', email: 'ann@example.com' };

  test('without policies rejects an address that the provider marks as unverified', async () => {
    const verify = plainly(`${origin}/t/in/v2.0`);
    // Some providers send it as a text.
    for (const email_verified of [false, 'false'])
      await expect(verify(await tokenOf({ ...plain, email_verified }))).rejects.toMatchObject({
        code: 'token-invalid',
      });
    for (const email_verified of [true, 'true'])
      await expect(verify(await tokenOf({ ...plain, email_verified }))).resolves.toMatchObject({
        emailAddress: 'ann@example.com',
      });
  });

  test('without policies reads the standard claims sub and email', async () => {
    const verify = plainly(`${origin}/t/in/v2.0`);
    await expect(verify(await tokenOf(plain))).resolves.toMatchObject({
      oid: 's1',
      emailAddress: 'ann@example.com',
      tfp: '',
    });
  });

  test.each([
    ['for another audience', { aud: 'another-api' }],
    ['for the app itself', { aud: 'app' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['without a person', { sub: undefined }],
    ['without an address', { email: undefined }],
    ['with an address that isn’t text', { email: ['ann@example.com'] }],
    ['that begins in an hour', { nbf: Math.floor(Date.now() / 1000) + 3600 }],
    ['that was given in an hour', { iat: Math.floor(Date.now() / 1000) + 3600 }],
  ])('without policies rejects a token %s', async (_, claims) => {
    const verify = plainly(`${origin}/t/in/v2.0`);
    await expect(verify(await tokenOf({ ...plain, ...claims }))).rejects.toMatchObject({
      code: 'token-invalid',
    });
  });

  test.each(['realm', 'odd'])('unusable signing keys give temporarily-unavailable: /%s', async (folder) => {
    await expect(plainly(`${origin}/${folder}`)(await tokenOf({}))).rejects.toMatchObject({
      code: 'temporarily-unavailable',
    });
  });
});
