import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createIdentity } from '#server/platform/identity/identity.ts';
import { localTenant, policyPath, tenantPath } from '#server/platform/identity/simulated-tenant.ts';
import { simulators } from '#server/simulators/simulators.ts';
import { authorizeAddress, fragmentOf, policies } from '#test/support/authorize.ts';
import {
  facebook,
  google,
  openProvider,
  password,
  signIn,
  type TestProvider,
} from './local-provider.fixtures.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await openProvider();
});
afterAll(() => provider.api.close());

const accountState = async (body: object) => {
  const answer = await provider.sandbox('PUT', '/account-state', body);
  return { status: answer.statusCode, body: answer.json() };
};

describe('what /sandbox makes of an account', () => {
  test('is told in the answer, and leaves the rest as it was', async () => {
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

  test('may be a lock, as after too many tries', async () => {
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
  ] as const)('may be tokens %s, which the API refuses', async (claims, there, missing) => {
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
  });

  test('is of one account, not of everyone with the address', async () => {
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
  ])('is refused for %j', async (body, status, code) => {
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
] as const)('%s %s without anybody’s address is refused: %j', async (method, path, body, message) => {
  const answer = await provider.sandbox(method, path, body);
  expect([answer.statusCode, answer.json().code, answer.json().fields]).toEqual([
    400,
    'validation-failed',
    [{ path: '/body/email', code: 'custom', message }],
  ]);
  const { db } = provider.api.store;
  expect(await db.selectFrom('identityAccount').select('oid').where('email', '=', '').execute()).toEqual([]);
});

describe('signed in without typing', () => {
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
  ])('is anybody of %s, made on the way', async (method, tfp) => {
    const create = { firstName: 'Zed', lastName: 'Zane' };
    const { cookie, page } = await session({ email: provider.newEmail('zed'), method, create });
    expect(cookie).toContain(`Path=${tenantPath};`);
    expect((await page(tfp)).headers.location).toContain('#code=');
    expect((await page(signIn)).headers.location).toContain('error=login_required');
  });

  test('is who is there already, by address or oid', async () => {
    const { oid, email } = await provider.account();
    for (const whom of [{ oid }, { email }])
      expect((await (await session(whom)).page(signIn)).headers.location).toContain('#code=');
  });

  test('needs a password to make an account of the e-mail kind', async () => {
    const create = { firstName: 'Zed', lastName: 'Zane' };
    const email = provider.newEmail('zed');
    expect((await session({ email, create })).status).toBe(400);
    expect((await session({ email, create: { ...create, password } })).status).toBe(200);
  });

  test('ends everywhere at once: sessions, and tokens that have not run out', async () => {
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

describe('the provider, down for one browser', () => {
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

  test('leaves the looks of its pages, the sandbox and the site alone', async () => {
    const cookie = await condition('down');
    for (const address of ['/identity/assets/identity.css', '/sandbox', '/auth-bridge.html', '/api/settings'])
      expect((await get(address, cookie)).statusCode).toBe(200);
  });

  test('is up again when told so', async () => {
    expect(await condition('fine')).toContain('Max-Age=0');
  });
});

describe('the page for people', () => {
  const send = (path: string, payload: string) =>
    provider.api.app.inject({
      method: 'POST',
      url: `/sandbox/identity/${path}`,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  test('names every account and does what the API does', async () => {
    const { oid, email } = await provider.account();
    const page = await provider.api.app.inject({ url: '/sandbox' });
    expect(page.body).toContain(`<option value="${oid}">Ann Alder (${email})</option>`);
    const done = await send('account-state', `oid=${oid}&accountState=without-oid`);
    expect([done.statusCode, done.headers.location]).toEqual([303, '/sandbox?done=account-state']);
    expect((await accountState({ oid })).body).toMatchObject({ claims: 'without-oid' });
    expect((await send('account-state', `oid=${oid}&accountState=toString`)).statusCode).toBe(400);
  });

  test('takes the provider down for the browser that asked', async () => {
    const down = await send('condition', 'condition=down');
    expect(down.headers['set-cookie']).toContain('identity_condition=down; Path=/identity');
    expect(down.headers.location).toBe('/sandbox?done=down');
    expect((await provider.api.app.inject({ url: '/sandbox?done=down' })).body).toContain(
      'The provider is down for this browser. Try to sign in.',
    );
  });
});

test('nobody is signed in by it in production', async () => {
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
