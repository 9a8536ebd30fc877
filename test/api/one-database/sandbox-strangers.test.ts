import { describe, expect, test } from 'vitest';
import { localTenant, policyPath } from '#server/platform/identity/simulated-tenant.ts';
import { startApi } from '#test/support/api.ts';
import { authorizeAddress } from '#test/support/authorize.ts';
import { eventRow } from '#test/support/event/event-rows.ts';
import { given } from '#test/support/given.ts';
import { localIdentity } from '#test/support/identity.ts';
import { insertRows } from '#test/support/rows.ts';

const api = given(() =>
  startApi({
    overrides: { identity: localIdentity() },
    variables: { HOST: '127.0.0.2', PUBLIC_URL: 'http://127.0.0.3:3000' },
    // No sandbox starts with a proxy. If one did, the proxy's header would still open nothing.
    settings: { trustedProxies: ['127.0.0.1'] },
  }),
);

const tfp = localTenant.policies.emailSignIn.tfp;

const get = async (url: string, headers: Record<string, string>) =>
  (await api.app.inject({ url, headers })).statusCode;

const clear = async (headers: Record<string, string>) =>
  (await api.app.inject({ method: 'POST', url: '/sandbox/outcomes/clear', headers })).statusCode;

describe('DNS rebinding: foreign host names', () => {
  test.each([
    'rebind.example',
    'localhost.rebind.example',
    '127.0.0.3.rebind.example',
    '127.0.0.4',
    'localhost.',
    'me@localhost',
    '127.1',
  ])('rejects the host “%s” at the sandbox and the identity simulator with 403', async (host) => {
    for (const url of [
      '/sandbox',
      '/sandbox/api/mail',
      authorizeAddress(tfp),
      `${policyPath(tfp)}/interaction/x`,
      '/identity/assets/base.css',
    ])
      expect(await get(url, { host }), url).toBe(403);
  });

  test('the rejection names the site’s own address', async () => {
    const answer = await api.app.inject({ url: '/sandbox', headers: { host: 'rebind.example' } });
    expect(answer.json()).toMatchObject({
      code: 'not-allowed',
      detail: 'This answers at http://127.0.0.3:3000 only. Open it there.',
    });
  });

  test.each(['localhost:3000', 'LOCALHOST', '127.0.0.1:8080', '[::1]:3000', '127.0.0.2', '127.0.0.3:3000'])(
    'accepts the site’s host %s',
    async (host) => {
      expect(await get('/sandbox', { host })).toBe(200);
      expect(await get(authorizeAddress(tfp), { host })).toBeLessThan(403);
    },
  );
});

const forwardedAs = (host: string) => ({
  'x-forwarded-host': host,
  'x-forwarded-proto': 'https',
  forwarded: `for=127.0.0.1;host=${host};proto=https`,
});

describe('Forwarded headers', () => {
  test('do not make a foreign host acceptable', async () => {
    for (const url of ['/sandbox', '/sandbox/api/mail', authorizeAddress(tfp)])
      for (const name of ['localhost', '127.0.0.3:3000'])
        expect(await get(url, { host: 'rebind.example', ...forwardedAs(name) }), url).toBe(403);
  });

  test('do not make a foreign origin acceptable', async () => {
    const origin = 'https://evil.example';
    expect(await clear({ host: 'localhost:3000', origin, ...forwardedAs('evil.example') })).toBe(403);
  });

  test('do not redirect a sign-out to a foreign site', async () => {
    const address = `${policyPath(tfp)}/oauth2/v2.0/logout?${new URLSearchParams({ post_logout_redirect_uri: 'https://evil.example/auth/logout' })}`;
    const headers = { host: 'localhost:3000', ...forwardedAs('evil.example') };
    const answer = await api.app.inject({ url: address, headers });
    expect([answer.statusCode, answer.headers.location]).toEqual([200, undefined]);
  });

  test('are ignored, so a foreign forwarded host does not block the site’s host', async () => {
    expect(await get('/sandbox', { host: 'localhost', ...forwardedAs('rebind.example') })).toBe(200);
  });
});

describe('Cross-site requests to the sandbox', () => {
  const host = 'localhost:3000';

  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://localhost:9999' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:9999', 'sec-fetch-site': 'same-origin' },
  ])('rejects %j with 403', async (headers) => {
    expect(await clear({ host, ...headers })).toBe(403);
    for (const [method, name] of [
      ['POST', 'session'],
      ['POST', 'expire'],
      ['PUT', 'account-state'],
      ['PUT', 'condition'],
    ] as const) {
      const request = { method, url: `/sandbox/api/identity/${name}`, payload: {} };
      const { statusCode } = await api.app.inject({ ...request, headers: { host, ...headers } });
      expect([name, statusCode]).toEqual([name, 403]);
    }
  });

  test.each<Record<string, string>>([
    {},
    { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://127.0.0.3:3000' },
  ])('accepts %j as same-site or not from a browser', async (headers) => {
    expect(await clear({ host, ...headers })).toBe(303);
  });
});

test('a reset refuses with 403 to delete an event that the sandbox did not create', async () => {
  const { db } = api.store;
  const event = { ...eventRow(2031), name: 'A real ride' };
  await insertRows(db, 'event', event);
  const answer = await api.app.inject({ method: 'POST', url: '/sandbox/api/reset' });
  expect(answer.statusCode).toBe(403);
  expect(await db.selectFrom('event').select('id').execute()).toEqual([{ id: event.id }]);
});

test('sandbox pages cannot be framed, and its answers are not stored', async () => {
  const { headers } = await api.app.inject({ url: '/sandbox' });
  for (const part of ["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"])
    expect(headers['content-security-policy']).toContain(part);
  const session = await api.app.inject({ method: 'POST', url: '/sandbox/api/identity/session', payload: {} });
  expect(session.headers['cache-control']).toBe('no-store');
});
