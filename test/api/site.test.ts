import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerBadAddress, answerProblems, traceOptions } from '#server/platform/problems/answer-problems.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { serveSite } from '#server/site.ts';

const built = mkdtempSync(join(tmpdir(), 'site-'));
let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  mkdirSync(join(built, 'assets'));
  writeFileSync(join(built, 'index.html'), '<title>Product</title>');
  writeFileSync(join(built, 'favicon.svg'), '<svg/>');
  writeFileSync(join(built, 'assets/app-1a2b3c.js'), 'start()');
  writeFileSync(join(built, 'assets/app-1a2b3c.js.br'), brotliCompressSync('start()'));
  app = Fastify({ frameworkErrors: answerBadAddress, ...traceOptions });
  answerProblems(app);
  app.get('/api/thing', () => ({}));
  await serveSite(app, { settings: readSettings({}), built });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  rmSync(built, { recursive: true });
});

/** Asks over a connection: everything between would tidy up the address first. */
const asWritten = async (path: string) => {
  const asked = request(origin, { path });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const trace = answer.headers['trace-identifier'];
  return { status: answer.statusCode, trace, body: JSON.parse(await text(answer)) };
};

const get = (url: string, headers = {}) => app.inject({ url, headers });

test.each(['/', '/registration?step=route', '/profile/maya-okafor', '/apiary'])(
  'the page answers at %s, and is asked for anew each time',
  async (url) => {
    const page = await get(url);
    expect([page.statusCode, page.body]).toEqual([200, '<title>Product</title>']);
    expect(page.headers['cache-control']).toBe('no-cache');
  },
);

test('the page loads nothing from elsewhere and can’t be framed by others', async () => {
  const policy = String((await get('/')).headers['content-security-policy']);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('https:');
});

test('a built file is kept for good, and sent compressed where that is understood', async () => {
  const plain = await get('/assets/app-1a2b3c.js');
  expect([plain.body, plain.headers['cache-control']]).toEqual([
    'start()',
    'public, max-age=31536000, immutable',
  ]);
  const small = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'br' });
  expect(small.headers['content-encoding']).toBe('br');
});

test.each(['/api/nothing', '/sandbox/nothing', '/identity/nothing', '/assets/gone.js', '/assets/'])(
  'the page is no answer to %s',
  async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
  },
);

test.each([
  ['/../../etc/passwd', 404],
  ['/assets/%2e%2e/%2e%2e/package.json', 404],
  ['/..%5c..%5cpackage.json', 404],
  ['/%00', 404],
  ['/profile/%00', 404],
  ['/index.html%00.js', 404],
  ['//api/user', 404],
  ['/api//user', 404],
  ['/%zz', 400],
])('%s is answered with a problem, and %i', async (url, status) => {
  const answer = await asWritten(url);
  expect([answer.status, answer.body.status]).toEqual([status, status]);
  expect(answer.body.traceId).toBe(answer.trace);
});

test.each([
  '/.env',
  '/.git/config',
  '/profile/.env',
  '/wp-login.php',
  '/robots.txt',
  '/API/user',
  '/Sandbox',
])('the page is no answer to a file that is not there: %s', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test('nothing is sent to a page', async () => {
  expect((await app.inject({ method: 'POST', url: '/register' })).statusCode).toBe(404);
});

test('no address leads out of the folder', async () => {
  for (const url of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json'])
    expect((await get(url)).body).not.toContain('dependencies');
});

test('the API is spared the headers of pages', async () => {
  expect((await get('/api/thing')).headers['content-security-policy']).toBeUndefined();
});

describe('a page that comes with its data', () => {
  let read: () => Promise<Record<string, unknown> | null>;
  let site: FastifyInstance;

  beforeAll(async () => {
    site = Fastify();
    await serveSite(site, { settings: readSettings({}), built, pageData: { '/': () => read() } });
  });
  afterAll(() => site.close());

  const ask = (headers = {}, url = '/?utm_source=letter') => site.inject({ url, headers });
  const island = '<script type="application/json" id="page-data">';

  test('holds them as text that can’t end their element', async () => {
    read = async () => ({ getEvent: { name: 'Up & <b>over</b></script><script>alert(1)' } });
    const { body, headers } = await ask();
    const text = body.slice(body.indexOf(island) + island.length, body.lastIndexOf('</script>'));
    expect(body.startsWith('<title>Product</title>')).toBe(true);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual(await read());
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  test('is asked for anew each time, and sent anew only when the data changed', async () => {
    read = async () => ({ getEvent: { raised: 1 } });
    const { headers } = await ask();
    expect([headers['cache-control'], headers.vary]).toEqual(['no-cache', 'accept-encoding']);
    const known = { 'if-none-match': headers.etag };
    expect([(await ask(known)).statusCode, (await ask(known)).body]).toEqual([304, '']);
    read = async () => ({ getEvent: { raised: 2 } });
    expect((await ask(known)).statusCode).toBe(200);
  });

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=0.8, br;q=0', 'gzip', gunzipSync],
  ])('is squeezed for who accepts %s', async (accepted, encoding, unpack) => {
    read = async () => ({ getEvent: { raised: 1 } });
    const { headers, rawPayload } = await ask({ 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(unpack(rawPayload).toString()).toBe((await ask()).body);
  });

  test.each([
    ['there are none', async () => null],
    ['they can’t be had', () => Promise.reject(new Error('The database is away'))],
    ['they are late', () => new Promise<null>(() => undefined)],
  ])('goes out without when %s', async (_, reading) => {
    read = reading;
    expect((await ask()).body).toBe('<title>Product</title>');
  });

  test('is the only one that does', async () => {
    read = async () => ({ getEvent: {} });
    for (const url of ['/register', '/registration']) expect((await ask({}, url)).body).not.toContain(island);
  });
});

test('pages may reach the identity provider and the payment gateway that the settings name', async () => {
  const elsewhere = Fastify();
  const settings = readSettings({
    MODE: 'production',
    PUBLIC_URL: 'https://ride.example',
    SMTP_URL: 'smtp://mail.example',
    IDENTITY: 'oidc',
    IDENTITY_AUTHORITY: 'https://login.example/tenant',
    IDENTITY_CLIENT_ID: 'client',
    IDENTITY_AUDIENCE: 'api',
    IDENTITY_API_SCOPE: 'access',
    BRAINTREE_MERCHANT_ID: 'merchant',
    BRAINTREE_PUBLIC_KEY: 'public',
    BRAINTREE_PRIVATE_KEY: 'private',
  });
  await serveSite(elsewhere, { settings, built });
  const { headers } = await elsewhere.inject('/');
  await elsewhere.close();
  expect(headers['content-security-policy']).toMatch(
    /connect-src 'self' https:\/\/login\.example https:\/\/\*\.braintree/,
  );
  expect(headers['strict-transport-security']).toBeDefined();
});
