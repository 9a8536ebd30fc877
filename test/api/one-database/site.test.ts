import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inlineScriptsOf } from '#server/pages/document.ts';
import type { PageSources } from '#server/pages/make-page.ts';
import { serveSite } from '#server/pages/pages.ts';
import { answerBadAddress, answerProblems, traceOptions } from '#server/platform/problems/answer-problems.ts';
import { type Answers, blankRenderer, type Renderer } from '#server/platform/render/renderer.ts';
import { readSettings } from '#server/read-settings.ts';

const built = mkdtempSync(join(tmpdir(), 'site-'));
const pages: Omit<PageSources, 'template' | 'preloads' | 'waitMs' | 'outside'> = {
  loadRenderer: async () => blankRenderer,
  pageData: async () => ({}),
  headOf: async () => ({ status: 200, key: '', write: (document) => document }),
};

let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  mkdirSync(join(built, 'assets'));
  mkdirSync(join(built, 'illustrations'));
  writeFileSync(join(built, 'index.html'), '<title>Product</title>');
  writeFileSync(join(built, 'favicon.svg'), '<svg/>');
  writeFileSync(join(built, 'illustrations/gap.svg'), '<svg/>');
  writeFileSync(join(built, 'sw.js'), 'keep()');
  writeFileSync(join(built, 'sw-off.js'), 'leave()');
  writeFileSync(join(built, 'assets/app-1a2b3c.js'), 'start()');
  writeFileSync(join(built, 'assets/app-1a2b3c.js.br'), brotliCompressSync('start()'));
  app = Fastify({ frameworkErrors: answerBadAddress, ...traceOptions });
  answerProblems(app);
  app.get('/api/thing', () => ({}));
  await serveSite(app, { settings: readSettings({}), built, pages });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  rmSync(built, { recursive: true });
});

/** Sends the address over a connection, because every client would normalize it first. */
const asWritten = async (path: string) => {
  const asked = request(origin, { path });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const trace = answer.headers['trace-identifier'];
  return { status: answer.statusCode, trace, body: JSON.parse(await text(answer)) };
};

const get = (url: string, headers = {}) => app.inject({ url, headers });

test.each(['/', '/registration?step=route', '/profile/maya-okafor', '/apiary'])(
  'serves the page at %s without caching',
  async (url) => {
    const page = await get(url);
    expect([page.statusCode, page.body]).toEqual([200, '<title>Product</title>']);
    expect(page.headers['cache-control']).toBe('no-cache');
  },
);

test('the page’s policy allows no foreign content and no foreign frames', async () => {
  const policy = String((await get('/')).headers['content-security-policy']);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('https:');
});

test('allows inline scripts by their hash, and gives none to external scripts', () => {
  const document = '<script>go()</script><script src="/other.js"></script>';
  expect(inlineScriptsOf(document)).toEqual(["'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"]);
});

/** The same site with other settings. */
const getWith = async (variables: Record<string, string>, url: string) => {
  const other = Fastify();
  await serveSite(other, { settings: readSettings(variables), built, pages });
  const answer = await other.inject({ url });
  await other.close();
  return answer;
};

test('an analytics tag may load scripts and images from its own origin and connect to it', async () => {
  const tag = { ANALYTICS: 'tag', ANALYTICS_TAG_URL: 'https://tags.example.org/js/tag.js' };
  const policy = String((await getWith(tag, '/')).headers['content-security-policy']).split(';');
  expect(policy.filter((line) => line.includes('https:'))).toEqual([
    "script-src 'self' https://tags.example.org",
    "img-src 'self' data: blob: https://tags.example.org",
    "connect-src 'self' https://tags.example.org",
  ]);
});

test('the service worker is not cached, and OFFLINE_PAGES=no serves its removal', async () => {
  const worker = await get('/sw.js');
  expect([worker.body, worker.headers['cache-control']]).toEqual(['keep()', 'no-cache']);
  const other = await getWith({ OFFLINE_PAGES: 'no' }, '/sw.js');
  expect([other.body, other.headers['cache-control']]).toEqual(['leave()', 'no-cache']);
  expect(other.headers['content-type']).toMatch(/javascript/);
});

test('a built file is cached forever and sent compressed to clients that accept it', async () => {
  const plain = await get('/assets/app-1a2b3c.js');
  expect([plain.body, plain.headers['cache-control']]).toEqual([
    'start()',
    'public, max-age=31536000, immutable',
  ]);
  const small = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'br' });
  expect(small.headers['content-encoding']).toBe('br');
});

test('an illustration is cached for a day, and asked for again by its etag', async () => {
  const { headers } = await get('/illustrations/gap.svg', { 'accept-encoding': 'br' });
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    'content-type': expect.stringMatching(/^image\/svg\+xml/),
    'x-content-type-options': 'nosniff',
  });
  const again = await get('/illustrations/gap.svg', { 'if-none-match': headers.etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each([
  '/illustrations/nobody-drew-this.svg',
  '/api/nothing',
  '/sandbox/nothing',
  '/identity/nothing',
  '/assets/gone.js',
  '/assets/',
])('answers %s with 404 instead of the page', async (url) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
});

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
])('answers %s with a problem document and status %i', async (url, status) => {
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
])('answers a missing file or another spelling with 404: %s', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test.each([
  ['/about/', '/about'],
  ['/FAQ', '/faq'],
  ['/profile/Maya-Okafor?From=Email', '/profile/maya-okafor?From=Email'],
  ['/Caf%C3%A9', '/caf%C3%A9'],
  ['/about/news/?from=letter', '/about/news?from=letter'],
])('redirects %s permanently to %s', async (url, place) => {
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers.location]).toEqual([308, place]);
});

test('redirects no address to another site', async () => {
  for (const url of ['//evil.example/', '/\\evil.example/'])
    expect((await get(url)).headers.location ?? '/').toMatch(/^\/(?![/\\])/);
});

test('rejects POST to a page with 405', async () => {
  const { statusCode, headers } = await app.inject({ method: 'POST', url: '/register' });
  expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('serves no file outside the built folder', async () => {
  for (const url of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json'])
    expect((await get(url)).body).not.toContain('dependencies');
});

test('API answers have no content security policy of pages', async () => {
  expect((await get('/api/thing')).headers['content-security-policy']).toBeUndefined();
});

describe('Server-rendered pages', () => {
  let read: () => Promise<Answers>;
  let site: FastifyInstance;
  const template = '<title>Product</title><body><div id="root"></div></body>';
  /** As the server sends it: with the links to other sites, of which these settings name none. */
  const unrendered = template.replace(
    '</body>',
    '<script type="application/json" id="outside-places">{"shop":null,"photos":null,"networks":[]}</script></body>',
  );
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  /** Renders the paths of content, and returns its input. */
  const renderer: Renderer = {
    ...blankRenderer,
    renderPage: async ({ url, answers, hasSignedIn }) => {
      if (!url.startsWith('/about')) return null;
      if (url === '/about/broken') throw new Error('It broke');
      const name = answers.getContentPage?.title ?? 'nothing';
      const who = hasSignedIn ? 'you' : 'a visitor';
      return { html: `<p>${name} for ${who}</p>`, status: answers.getContentPage === null ? 404 : 200 };
    },
  };

  beforeAll(async () => {
    writeFileSync(join(folder, 'index.html'), template);
    site = Fastify();
    await serveSite(site, {
      settings: readSettings({}),
      built: folder,
      pages: { ...pages, loadRenderer: async () => renderer, pageData: () => read() },
    });
  });
  afterAll(async () => {
    await site.close();
    rmSync(folder, { recursive: true });
  });

  const ask = (headers = {}, url = '/about?utm_source=letter') => site.inject({ url, headers });
  const island = '<script type="application/json" id="page-data">';
  const page = (title: string, html = '') => ({
    getContentPage: { path: '/about', title, description: '', picture: 'hill', isDraft: false, html },
  });

  test('embed their data once, as text that cannot end its element', async () => {
    read = async () => page('Up & <b>over</b></script><script>alert(1)', '<p>Words</p>');
    const { body, headers } = await ask();
    const text = body.slice(body.indexOf(island) + island.length, body.lastIndexOf('</script>'));
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual(page('Up & <b>over</b></script><script>alert(1)'));
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  test('contain the rendered HTML for visitors and for signed-in people', async () => {
    read = async () => page('About');
    expect((await ask()).body).toContain('<div id="root"><p>About for a visitor</p></div>');
    expect((await ask({ cookie: 'a=b; msalAccountState=1' })).body).toContain(
      '<div id="root" data-signed-in><p>About for you</p>',
    );
  });

  test('have status 404 when the content does not exist', async () => {
    read = async () => ({ getContentPage: null });
    const { statusCode, body } = await ask({}, '/about/nothing');
    expect([statusCode, body.includes('<p>nothing for a visitor</p>')]).toEqual([404, true]);
  });

  test('are revalidated on each visit, and answered with 304 until they change', async () => {
    read = async () => page('One');
    const { headers } = await ask();
    expect([headers['cache-control'], headers.vary]).toEqual(['no-cache', 'accept-encoding, cookie']);
    const known = { 'if-none-match': headers.etag };
    expect([(await ask(known)).statusCode, (await ask(known)).body]).toEqual([304, '']);
    read = async () => page('Two');
    expect((await ask(known)).statusCode).toBe(200);
  });

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=0.8, br;q=0', 'gzip', gunzipSync],
  ])('are compressed for clients that accept %s', async (accepted, encoding, unpack) => {
    read = async () => page('About');
    const { headers, rawPayload } = await ask({ 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(unpack(rawPayload).toString()).toBe((await ask()).body);
  });

  test.each<[string, () => Promise<Answers>]>([
    ['they can’t be had', () => Promise.reject(new Error('The database is away'))],
    ['they are late', () => new Promise<Answers>(() => undefined)],
  ])('fall back to the template when %s', async (_, reading) => {
    read = reading;
    expect((await ask()).body).toBe(unrendered);
  });

  test('fall back to the template when rendering fails or needs the browser', async () => {
    read = async () => page('About');
    for (const url of ['/about/broken', '/register']) expect((await ask({}, url)).body).toBe(unrendered);
  });
});
