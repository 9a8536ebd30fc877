import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { campReader } from '#server/base-camp/base-camp.ts';
import { pageDataOf } from '#server/pages/page-data.ts';
import { serveSite } from '#server/pages/pages.ts';
import { blankRenderer, type ContentEntry, type Renderer } from '#server/platform/render/renderer.ts';
import { readSettings } from '#server/read-settings.ts';
import { seed } from '#server/seed/seed.ts';
import { headOf } from '#server/site/site.ts';
import { startApi, type TestApi } from '#test/support/api.ts';
import { rowsOf } from '#test/support/rows.ts';

const paths = ['/', '/about', '/faq'];
const entries = paths.map(
  (path): ContentEntry => ({ path, kind: 'page', title: path, description: null, picture: null, date: null }),
);
const seen = { contents: 0, pages: [] as string[] };

/** Counts its renderings. Of the two pages only `/about` shows the total. */
const renderer: Renderer = {
  ...blankRenderer,
  contentEntries: () => entries,
  renderContent: (path, { event }) => {
    seen.contents += 1;
    if (!paths.includes(path)) return null;
    const html = path === '/about' ? `<p>${event?.name ?? 'nothing yet'}</p>` : '<p>Questions</p>';
    return { path, title: path, description: '', picture: path, isDraft: false, html };
  },
  renderPage: async ({ url, answers, hasSignedIn, camp }) => {
    seen.pages.push(url);
    const html = `${answers.getContentPage?.html ?? '<p>Lost</p>'}${hasSignedIn ? '<p>You</p>' : ''}${camp ? `<p>Room: ${camp}</p>` : ''}`;
    return { html, status: answers.getContentPage === null ? 404 : 200 };
  },
};

const built = mkdtempSync(join(tmpdir(), 'page-cache-'));
let api: TestApi;
let site: FastifyInstance;

beforeAll(async () => {
  writeFileSync(join(built, 'index.html'), '<title>Product</title><body><div id="root"></div></body>');
  api = await startApi({ overrides: { loadRenderer: async () => renderer } });
  await seed(api.platform);
});
afterAll(async () => {
  await api.close();
  rmSync(built, { recursive: true });
});

beforeEach(async () => {
  site = Fastify();
  const { platform } = api;
  const pages = {
    ...platform,
    pageData: pageDataOf(platform),
    headOf: headOf(platform),
    campOf: campReader(platform),
  };
  await serveSite(site, { settings: readSettings({}), built, pages });
  seen.contents = 0;
  seen.pages = [];
  // Each test begins with fresh data.
  api.clock.advance(1000);
});
afterEach(() => site.close());

const get = (url: string, headers = {}) => site.inject({ url, headers });
const renameEvent = (name: string) => rowsOf(api.platform.db, 'event', { isCurrent: true }).update({ name });

test('renders a content page once for all visitors', async () => {
  await get('/about');
  seen.contents = 0;
  seen.pages = [];
  const answers = await Promise.all(Array.from({ length: 50 }, () => get('/about')));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(seen).toEqual({ contents: 0, pages: [] });
});

test('concurrent visitors of an unrendered page share one rendering', async () => {
  await Promise.all(Array.from({ length: 20 }, () => get('/faq')));
  expect(seen.pages).toEqual(['/faq']);
});

test('renders only the page that shows the event again, a second after the event changes', async () => {
  await Promise.all([get('/about'), get('/faq')]);
  seen.pages = [];
  await renameEvent('Another Name');
  api.clock.advance(1000);
  const [about] = await Promise.all([get('/about'), get('/faq')]);
  expect(about?.body).toContain('<p>Another Name</p>');
  expect(seen.pages).toEqual(['/about']);
});

test('queries neither render a content page again nor fill the cache', async () => {
  const plain = await get('/about');
  seen.pages = [];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, each) => get(`/about?utm_source=${each}`)),
  );
  expect(answers.every(({ headers }) => headers.etag === plain.headers.etag)).toBe(true);
  expect(seen.pages).toEqual([]);
});

test('renders a preview of drafts separately from the public page', async () => {
  await get('/about');
  seen.pages = [];
  await get('/about?drafts=yes');
  expect(seen.pages).toEqual(['/about?drafts=yes']);
});

test('drafts and queries never evict a cached page, and renderings per second are bounded', async () => {
  await get('/give');
  seen.pages = [];
  for (let each = 0; each < 200; each += 1) {
    await get('/give?drafts');
    await get('/give?utm_source=letter');
  }
  expect(seen.pages.filter((url) => url === '/give')).toEqual([]);
  expect(seen.pages.length).toBeLessThan(100);
});

test('renders a separate page for signed-in people', async () => {
  await get('/about');
  const known = await get('/about', { cookie: 'msalAccountState=1' });
  expect(known.body).toContain('<p>You</p>');
  expect((await get('/about')).body).not.toContain('<p>You</p>');
});

test('answers an unchanged page with 304', async () => {
  const { headers } = await get('/about');
  expect((await get('/about', { 'if-none-match': headers.etag })).statusCode).toBe(304);
});

test('answers 200 unknown addresses with 404 and renders fewer than 100 of them', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, (_, each) => get(`/nothing-${each}`)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
  expect(seen.pages.length).toBeLessThan(100);
  expect(seen.contents).toBe(0);
  expect((await get('/about')).body).toContain('<p>');
});

test('the API renders a content page once for all spellings of its path, and no unknown page', async () => {
  await renameEvent('A Third Name');
  for (const path of ['/about', '/About', '/about', '/nothing', '/nothing-else'])
    await api.send('GET', `/content/page?path=${path}`);
  expect(seen.contents).toBe(1);
});

test('the home page leaves room for the base camp of a participant, one line for others, and none for visitors', async () => {
  const known = 'msalAccountState=x';
  const markOf = async (cookie: string, url = '/') => {
    const { body } = await get(url, { cookie });
    return [/<div id="root"([^>]*)>/.exec(body)?.[1], /Room: (\w+)/.exec(body)?.[1]];
  };
  const participant = `${known}; currentUserPublicId=maya-okafor`;
  expect(await markOf(participant)).toEqual([' data-signed-in="whole"', 'whole']);
  // One after another: a page that is stored for one reader would be sent to the next.
  expect(await markOf(`${known}; currentUserPublicId=nobody-at-all`)).toEqual([' data-signed-in', undefined]);
  expect(await markOf(known)).toEqual([' data-signed-in', undefined]);
  expect(await markOf('currentUserPublicId=maya-okafor')).toEqual(['', undefined]);
  expect(await markOf(participant)).toEqual([' data-signed-in="whole"', 'whole']);
  const volunteer = `${known}; currentUserPublicId=grace-lindqvist`;
  expect(await markOf(volunteer)).toEqual([' data-signed-in="lower"', 'lower']);
  expect(await markOf(participant, '/about')).toEqual([' data-signed-in', undefined]);
});
