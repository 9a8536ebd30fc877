import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { serveSite } from '#server/pages/pages.ts';
import { answerProblems } from '#server/platform/problems/answer-problems.ts';
import { blankRenderer } from '#server/platform/render/renderer.ts';
import { readSettings } from '#server/read-settings.ts';

const built = mkdtempSync(join(tmpdir(), 'page-limit-'));
const perMinute = 600;
const anAddress = '203.0.113.7';

let site: FastifyInstance;
beforeAll(() => {
  mkdirSync(join(built, 'assets'));
  writeFileSync(join(built, 'index.html'), '<title>Product</title><body><div id="root"></div></body>');
  writeFileSync(join(built, 'assets/app-1.js'), 'start()');
});
afterAll(() => rmSync(built, { recursive: true }));

beforeEach(async () => {
  site = Fastify();
  answerProblems(site);
  await serveSite(site, {
    settings: readSettings({}),
    built,
    pages: {
      loadRenderer: async () => ({
        ...blankRenderer,
        renderError: async ({ status }) => ({ title: String(status), html: `<h1>${status}</h1>` }),
      }),
      pageData: async () => ({}),
      headOf: async () => ({ status: 200, key: '', write: (document) => document }),
    },
  });
});
afterEach(() => site.close());

const get = (url: string, remoteAddress: string, headers = {}) =>
  site.inject({ url, remoteAddress, headers });

const statusesOf = async (urls: readonly string[], from: string): Promise<Record<number, number>> => {
  const seen: Record<number, number> = {};
  for (const url of urls) {
    const { statusCode } = await get(url, from);
    seen[statusCode] = (seen[statusCode] ?? 0) + 1;
  }
  return seen;
};

const times = (number: number, url = '/about'): string[] => Array.from({ length: number }, () => url);

test('a network gets 600 pages a minute, then 429 with Retry-After', async () => {
  expect(await statusesOf(times(perMinute + 5), anAddress)).toEqual({ 200: perMinute, 429: 5 });
  const refused = await get('/about', anAddress);
  expect([refused.json().code, Number(refused.headers['retry-after']) > 0]).toEqual([
    'too-many-requests',
    true,
  ]);
  expect((await get('/about', '203.0.113.8')).statusCode).toBe(200);
});

test('a browser beyond the limit gets a compressed error page with 429', async () => {
  await statusesOf(times(perMinute), anAddress);
  const headers = { accept: 'text/html' };
  const page = await get('/about', anAddress, headers);
  expect([page.statusCode, page.headers['content-type'], page.headers['retry-after'] !== undefined]).toEqual([
    429,
    'text/html; charset=utf-8',
    true,
  ]);
  expect(page.body).toContain('<h1>429</h1>');
  const packed = await get('/about', anAddress, { ...headers, 'accept-encoding': 'br' });
  expect([packed.statusCode, packed.headers['content-encoding']]).toEqual([429, 'br']);
});

test('counts unknown addresses and one IPv6 network together, and does not count built files', async () => {
  await statusesOf(times(perMinute / 2, '/nothing.php'), '2001:db8:1:2::1');
  await statusesOf(times(perMinute / 2), '2001:db8:1:2::2');
  expect(await statusesOf(['/about', '/assets/app-1.js'], '2001:db8:1:2::3')).toEqual({ 429: 1, 200: 1 });
});

test.each([
  ['an address with a port', (each: number) => `203.0.113.9:${each}`],
  ['an IPv6 address with a port', (each: number) => `[2001:db8:9:9::1]:${each}`],
  ['no address', (each: number) => `garbage ${each}`],
])('limits a network although the proxy forwards %s', async (_, written) => {
  let refused = 0;
  for (let each = 1; each <= perMinute + 5; each += 1)
    if ((await get('/about', written(each))).statusCode === 429) refused += 1;
  expect(refused).toBe(5);
});

test('does not limit the loopback address, which stands for all visitors behind a proxy', async () => {
  expect(await statusesOf(times(perMinute + 50), '127.0.0.1')).toEqual({ 200: perMinute + 50 });
});
