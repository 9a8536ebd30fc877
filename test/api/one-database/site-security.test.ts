import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { serveSite } from '#server/pages/pages.ts';
import { blankRenderer } from '#server/platform/render/renderer.ts';
import { requireHttps } from '#server/platform/transport-security.ts';
import { readSettings } from '#server/read-settings.ts';
import { testIdentity } from '#test/support/api.ts';
import { openTestStore } from '#test/support/store.ts';

const built = mkdtempSync(join(tmpdir(), 'site-security-'));
const data = mkdtempSync(join(tmpdir(), 'site-data-'));

let secure: FastifyInstance;
let port: number;

/** The whole server, as people reach it by https. */
const openSecure = async (): Promise<FastifyInstance> => {
  const store = await openTestStore();
  const settings = readSettings({ LOG_LEVEL: 'silent', DATA_DIR: data, SEED: 'no', DATABASE_URL: store.url });
  return buildApp({
    settings: { ...settings, publicUrl: 'https://ride.example' },
    store,
    overrides: { identity: testIdentity, loadRenderer: async () => blankRenderer },
  });
};

const siteOf = async (environment: Record<string, string> = {}): Promise<FastifyInstance> => {
  const site = Fastify();
  await serveSite(site, {
    settings: readSettings(environment),
    built,
    pages: {
      loadRenderer: async () => blankRenderer,
      pageData: async () => ({}),
      headOf: async () => ({
        status: 404,
        key: '',
        write: (document) => document.replace('<title>Raw', '<title>Missing'),
      }),
    },
  });
  return site;
};

beforeAll(async () => {
  for (const folder of ['.vite', 'assets']) mkdirSync(join(built, folder));
  writeFileSync(join(built, 'index.html'), '<title>Raw</title><div id="root"></div>');
  writeFileSync(join(built, 'sw.js'), 'keeps pages');
  writeFileSync(join(built, 'sw-off.js'), 'takes itself away');
  for (const file of ['index.html.gz', 'assets/a-1.js', 'assets/a-1.js.br', 'assets/a-1.js.map'])
    writeFileSync(join(built, file), 'x');
  const chunks = ['first', 'start-app', 'registration'].map((name) => [
    name,
    { file: 'assets/a-1.js', name },
  ]);
  writeFileSync(join(built, '.vite/manifest.json'), JSON.stringify(Object.fromEntries(chunks)));
  secure = await openSecure();
  port = Number(new URL(await secure.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(async () => {
  await secure.close();
  for (const folder of [built, data]) rmSync(folder, { recursive: true });
});

test.each(['/.vite/manifest.json', '/index.html.gz', '/assets/a-1.js.br', '/assets/a-1.js.map'])(
  'does not serve %s, which only the build and the server read',
  async (url) => {
    const site = await siteOf();
    const { statusCode } = await site.inject({ url, headers: { 'accept-encoding': 'br' } });
    await site.close();
    expect(statusCode).toBe(404);
  },
);

// Only the address of a page decides what its document contains.
test.each([
  '/index%2ehtml',
  '/index%2Ehtml',
  '/index.htm%6c',
  '/%69ndex.html',
  '/.%2findex.html',
  '//index.html',
  '/assets/%2e%2e/index.html',
])('does not serve the raw document as %s', async (url) => {
  const site = await siteOf();
  const { body } = await site.inject({ url });
  await site.close();
  expect(body).not.toContain('<title>Raw');
});

test.each(['/sw%2ejs', '/s%77.js', '/sw.j%73'])(
  'does not serve the worker as %s where pages are not kept offline',
  async (url) => {
    const site = await siteOf({ OFFLINE_PAGES: 'no' });
    const [asked, worker] = [await site.inject({ url }), await site.inject({ url: '/sw.js' })];
    await site.close();
    expect([asked.body.includes('keeps pages'), worker.body]).toEqual([false, 'takes itself away']);
    const keeping = await siteOf();
    expect((await keeping.inject({ url: '/sw.js' })).body).toBe('keeps pages');
    await keeping.close();
  },
);

test.each([
  ['an answer of the API', '/api/health', 200],
  ['a problem of the API', '/api/nothing', 404],
  ['a picture of a page', '/pictures/page/home.png', 200],
  ['robots.txt', '/robots.txt', 200],
  ['a file that is missing', '/assets/gone.js', 404],
  ['a redirect', '/About/', 308],
])('strict transport security is set on %s where the public address is https', async (_, url, status) => {
  const { statusCode, headers } = await secure.inject({ url });
  expect([statusCode, headers['strict-transport-security']]).toEqual([
    status,
    'max-age=31536000; includeSubDomains',
  ]);
});

test('strict transport security is set on an answer without a body (304)', async () => {
  const { headers } = await secure.inject({ url: '/pictures/page/home.png' });
  const again = await secure.inject({
    url: '/pictures/page/home.png',
    headers: { 'if-none-match': headers.etag },
  });
  expect([again.statusCode, again.headers['strict-transport-security']]).toEqual([
    304,
    'max-age=31536000; includeSubDomains',
  ]);
});

test.each(['GET /%zz HTTP/1.1\r\nHost: ride.example\r\nConnection: close', 'BREW /pot HTTP/1.1'])(
  'strict transport security is set on the answer to “%s”, which no route sees',
  async (head) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`${head}\r\n\r\n`);
    expect(await text(socket)).toContain('strict-transport-security: max-age=31536000; includeSubDomains');
  },
);

test('strict transport security is left out where the public address is http', async () => {
  const plain = Fastify();
  requireHttps(plain, { publicUrl: 'http://localhost:3000' });
  expect((await plain.inject('/')).headers['strict-transport-security']).toBeUndefined();
});
