import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { createIdentity } from '#server/platform/identity/identity.ts';
import { localTenant, policyPath, tenantPath } from '#server/platform/identity/simulated-tenant.ts';
import { simulators } from '#server/simulators/simulators.ts';
import { authorizeAddress, fragmentOf, policies } from '#test/support/authorize.ts';
import { given } from '#test/support/given.ts';
import { rowsOf } from '#test/support/rows.ts';
import { facebook, google, openProvider, password, signIn } from './local-provider.fixtures.ts';

const provider = given(openProvider);

const accountState = async (body: object) => {
  const answer = await provider.sandbox('PUT', '/account-state', body);
  return { status: answer.statusCode, body: answer.json() };
};

describe('Identity simulator: account state', () => {
  test('a change returns the whole state and leaves the other fields unchanged', async () => {
    const { oid, email } = await provider.account();
    const whole = { oid, email, method: 'email', lockedUntil: null, hasConsented: true, claims: 'whole' };
    expect(await accountState({ email })).toEqual({ status: 200, body: whole });
    const until = new Date(provider.api.clock.now().getTime() + 60_000).toISOString();
    expect((await accountState({ email, isLocked: true })).body).toEqual({ ...whole, lockedUntil: until });
    expect((await accountState({ oid, hasConsented: false })).body).toEqual({
      ...whole,
      lockedUntil: until,
      hasConsented: false,
    });
    const open = { email, isLocked: false, hasConsented: true };
    expect((await accountState(open)).body).toEqual(whole);
  });

  test('a locked account rejects sign-in until the lock expires', async () => {
    const { email } = await provider.account();
    await accountState({ email, isLocked: true });
    const page = await provider.signIn(provider.visitor(), email);
    expect(page.text).toContain(
      'Your account is locked for now because of too many tries. Try again in 1 minute',
    );
    provider.api.clock.advance(60_000);
    expect(fragmentOf(await provider.signIn(provider.visitor(), email))).toHaveProperty('code');
  });

  test.each([
    ['without-email', { oid: expect.any(String), tfp: signIn }, ['emails']],
    ['without-oid', { emails: [expect.any(String)], tfp: signIn }, ['oid']],
    ['unknown-policy', { oid: expect.any(String), tfp: 'B2C_1_somewhere_else' }, []],
  ] as const)(
    'tokens %s are rejected by the API until the claims are whole again',
    async (claims, there, missing) => {
      const { email } = await provider.account();
      await accountState({ email, claims });
      const back = await provider.signIn(provider.visitor(), email);
      const tokens = await provider.tokens(signIn, back);
      for (const token of [tokens.id_token, tokens.access_token]) {
        expect(decodeJwt(token)).toMatchObject(there);
        for (const name of missing) expect(decodeJwt(token)).not.toHaveProperty(name);
      }
      expect(await provider.asks(tokens.access_token)).toBe('401 token-invalid');
      await accountState({ email, claims: 'whole' });
      const again = await provider.signIn(provider.visitor(), email);
      const { access_token } = await provider.tokens(signIn, again);
      expect(await provider.asks(access_token)).toBe('403 contact-required');
    },
  );

  test('a change affects only the account of the given method, not others with the address', async () => {
    const { email } = await provider.account();
    await provider.socialAccount('google', email);
    const { body } = await accountState({ email, method: 'google', hasConsented: false });
    expect(body).toMatchObject({ method: 'google', hasConsented: false });
    expect((await accountState({ email })).body).toMatchObject({ method: 'email', hasConsented: true });
  });

  test.each([
    [{ email: 'nobody@example.com' }, 404, 'person-not-found'],
    [{ email: 'a@b.c', claims: 'none' }, 400, 'validation-failed'],
    [{ email: 'a@b.c', isAdmin: true }, 400, 'validation-failed'],
    [{ oid: 'not-an-id' }, 400, 'validation-failed'],
  ])('rejects %j with an error code', async (body, status, code) => {
    expect(await accountState(body)).toMatchObject({ status, body: { code } });
  });
});

test.each([
  ['PUT', '/account-state', { isLocked: true }, 'is needed where there is no oid'],
  ['POST', '/expire', {}, 'is needed where there is no oid'],
  ['POST', '/session', {}, 'is needed where there is no oid'],
  [
    'POST',
    '/session',
    { oid: '0b7e5f6c-8f0e-4f57-9f0e-6c1a3c1d2e3f', create: { firstName: 'Zed', lastName: 'Zane', password } },
    'is needed for a new account',
  ],
] as const)('%s %s without an address is rejected: %j', async (method, path, body, message) => {
  const answer = await provider.sandbox(method, path, body);
  expect([answer.statusCode, answer.json().code, answer.json().fields]).toEqual([
    400,
    'validation-failed',
    [{ path: '/body/email', code: 'custom', message }],
  ]);
  const { db } = provider.api.store;
  expect(await rowsOf(db, 'identityAccount', { email: '' }).read('oid')).toEqual([]);
});

describe('Identity simulator: sessions', () => {
  const session = async (body: object) => {
    const answer = await provider.sandbox('POST', '/session', body);
    const cookie = String(answer.headers['set-cookie']);
    const page = (tfp: string) =>
      provider.api.app.inject({
        url: authorizeAddress(tfp, { prompt: 'none' }),
        headers: { host: 'localhost:3000', cookie: cookie.split(';')[0] ?? '' },
      });
    return { status: answer.statusCode, cookie, page };
  };

  test.each([
    ['google', google],
    ['facebook', facebook],
  ])('creates a new account of %s and signs it in', async (method, tfp) => {
    const create = { firstName: 'Zed', lastName: 'Zane' };
    const { cookie, page } = await session({ email: provider.newEmail('zed'), method, create });
    expect(cookie).toContain(`Path=${tenantPath};`);
    expect((await page(tfp)).headers.location).toContain('#code=');
    expect((await page(signIn)).headers.location).toContain('error=login_required');
  });

  test('signs in an existing account by oid or address', async () => {
    const { oid, email } = await provider.account();
    for (const whom of [{ oid }, { email }])
      expect((await (await session(whom)).page(signIn)).headers.location).toContain('#code=');
  });

  test('requires a password to create an e-mail account', async () => {
    const create = { firstName: 'Zed', lastName: 'Zane' };
    const email = provider.newEmail('zed');
    expect((await session({ email, create })).status).toBe(400);
    expect((await session({ email, create: { ...create, password } })).status).toBe(200);
  });

  test('expiring ends all sessions and the unexpired tokens of an account', async () => {
    const visitor = provider.visitor();
    const { email } = await provider.account();
    const { access_token } = await provider.tokens(signIn, await provider.signIn(visitor, email));
    expect((await provider.sandbox('POST', '/expire', { email })).statusCode).toBe(204);
    expect(await provider.asks(access_token)).toBe('401 token-expired');
    expect(await provider.silently(visitor, signIn)).toMatchObject({ error: 'login_required' });
    const again = await provider.tokens(signIn, await provider.signIn(visitor, email));
    expect(await provider.asks(again.access_token)).toBe('403 contact-required');
  });
});

describe('Identity simulator: provider down for one browser', () => {
  const condition = async (word: string): Promise<string> => {
    const answer = await provider.sandbox('PUT', '/condition', { condition: word });
    expect(answer.statusCode).toBe(204);
    return String(answer.headers['set-cookie']);
  };

  const get = (url: string, cookie: string, accept = 'text/html') =>
    provider.api.app.inject({
      url,
      headers: { host: 'localhost:3000', accept, cookie: cookie.split(';')[0] ?? '' },
    });

  test('answers every address of every policy with 503', async () => {
    const cookie = await condition('down');
    expect(cookie).toBe('identity_condition=down; Path=/identity; HttpOnly; SameSite=Lax');
    const addresses = Object.values(policies).flatMap(({ tfp }) => [
      authorizeAddress(tfp),
      `${policyPath(tfp)}/oauth2/v2.0/logout`,
      `${policyPath(tfp)}/v2.0/.well-known/openid-configuration`,
      `${policyPath(tfp)}/discovery/v2.0/keys`,
      `${policyPath(tfp)}/interaction/any`,
    ]);
    for (const address of [...addresses, `${tenantPath}/account`]) {
      const { statusCode, body } = await get(address, cookie);
      expect([address, statusCode]).toEqual([address, 503]);
      expect(body).toContain('<h1>Sign-in is down just now</h1>');
      expect((await get(address, '')).statusCode).not.toBe(503);
    }
    const token = await provider.api.app.inject({
      method: 'POST',
      url: `${policyPath(signIn)}/oauth2/v2.0/token`,
      headers: { host: 'localhost:3000', cookie: 'identity_condition=down' },
      payload: {},
    });
    expect([token.statusCode, token.json().error]).toEqual([503, 'temporarily_unavailable']);
  });

  test('does not affect the provider’s style sheet, the sandbox and the site', async () => {
    const cookie = await condition('down');
    for (const address of ['/identity/assets/identity.css', '/sandbox', '/auth-bridge.html', '/api/settings'])
      expect((await get(address, cookie)).statusCode).toBe(200);
  });

  test('the condition "fine" removes the cookie', async () => {
    expect(await condition('fine')).toContain('Max-Age=0');
  });
});

describe('Identity simulator: sandbox page', () => {
  const send = (path: string, payload: string) =>
    provider.api.app.inject({
      method: 'POST',
      url: `/sandbox/identity/${path}`,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  test('lists every account and changes its state like the API', async () => {
    const { oid, email } = await provider.account();
    const page = await provider.api.app.inject({ url: '/sandbox' });
    expect(page.body).toContain(`<option value="${oid}">Ann Alder (${email})</option>`);
    const done = await send('account-state', `oid=${oid}&accountState=without-oid`);
    expect([done.statusCode, done.headers.location]).toEqual([303, '/sandbox?done=account-state']);
    expect((await accountState({ oid })).body).toMatchObject({ claims: 'without-oid' });
    expect((await send('account-state', `oid=${oid}&accountState=toString`)).statusCode).toBe(400);
  });

  test('takes the provider down for the browser that sent the form', async () => {
    const down = await send('condition', 'condition=down');
    expect(down.headers['set-cookie']).toContain('identity_condition=down; Path=/identity');
    expect(down.headers.location).toBe('/sandbox?done=down');
    expect((await provider.api.app.inject({ url: '/sandbox?done=down' })).body).toContain(
      'The provider is down for this browser. Try to sign in.',
    );
  });
});

test('the identity simulator does not start in production', async () => {
  const { db, clock, mail, securityEvents, settings } = provider.api.platform;
  const site = { ...settings, mode: 'production' } as const;
  await expect(
    createIdentity(
      { provider: 'local', ...localTenant },
      { db, clock, mail, securityEvents, site },
      simulators,
    ),
  ).rejects.toThrow('The local identity provider never runs in production');
});
