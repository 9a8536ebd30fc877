import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Sighting } from '#machines/shell/tracker/tracker.machine.ts';
import { openTracking } from '#src/features/shell/tracking/tracking.ts';

const faq: Sighting = { kind: 'page', path: '/faq', title: 'Product | FAQ' };
const shop: Sighting = { kind: 'outbound', href: 'https://shop.example.org' };
const tagUrl = 'https://tags.example.org/t.js';

const page = globalThis as { dataLayer?: unknown[] };

type Asked = { method: string; path: string; body: string; keepalive: boolean; credentials: string };

let asked: Asked[] = [];

/** The server, with its settings; null while it is away. */
const serve = (analytics: { sink: string; tagUrl: string | null } | null) =>
  vi.stubGlobal('fetch', async (request: Request) => {
    const { method, url, keepalive, credentials } = request;
    asked.push({ method, path: new URL(url).pathname, body: await request.text(), keepalive, credentials });
    if (analytics === null) throw new TypeError('Failed to fetch');
    return method === 'GET' ? Response.json({ analytics }) : new Response(null, { status: 204 });
  });

const browserSays = (words: { doNotTrack?: string; globalPrivacyControl?: boolean }) => {
  for (const [name, value] of Object.entries(words))
    Object.defineProperty(navigator, name, { value, configurable: true });
  onTestFinished(() => {
    for (const name of Object.keys(words)) Reflect.deleteProperty(navigator, name);
  });
};

const tags = () => [...document.querySelectorAll('script')].map(({ src }) => src);

const paths = () => asked.map(({ method, path }) => `${method} ${path}`);

beforeEach(() => {
  asked = [];
  delete page.dataLayer;
  document.head.innerHTML = '';
});

test('each sighting is posted to the event log without credentials', async () => {
  serve({ sink: 'log', tagUrl: null });
  const { track, isListening } = openTracking();
  // The first thing to be told of may be a link: home doesn't count itself.
  expect(isListening()).toBe(true);
  await track(faq);
  expect(isListening()).toBe(true);
  await track(shop);
  expect(paths()).toEqual(['GET /api/settings', 'POST /api/sightings', 'POST /api/sightings']);
  expect(asked.slice(1)).toEqual(
    [faq, shop].map((sighting) => ({
      method: 'POST',
      path: '/api/sightings',
      body: JSON.stringify(sighting),
      keepalive: true,
      credentials: 'omit',
    })),
  );
  expect([tags(), page.dataLayer]).toEqual([[], undefined]);
});

test('when tracking is off, nothing is sent, and the settings are requested once', async () => {
  serve({ sink: 'off', tagUrl: null });
  const { track, isListening } = openTracking();
  await track(faq);
  await track(faq);
  expect(paths()).toEqual(['GET /api/settings']);
  expect([isListening(), tags(), page.dataLayer]).toEqual([false, [], undefined]);
});

test('the tag loads once, at the first sighting, and its data layer receives all sightings', async () => {
  serve({ sink: 'tag', tagUrl });
  const { track, isListening } = openTracking();
  expect(tags()).toEqual([]);
  await track(faq);
  await track(shop);
  expect(tags()).toEqual([tagUrl]);
  expect(page.dataLayer).toEqual([
    { event: 'page.seen', ...faq },
    { event: 'outbound.seen', ...shop },
  ]);
  expect([isListening(), paths()]).toEqual([true, ['GET /api/settings']]);
});

test('the data layer keeps the last 100 sightings for a tag that does not load', async () => {
  serve({ sink: 'tag', tagUrl });
  const { track } = openTracking();
  for (let count = 0; count < 150; count += 1) await track({ ...faq, path: `/${count}` });
  expect(page.dataLayer).toHaveLength(100);
  expect(page.dataLayer?.[0]).toMatchObject({ path: '/50' });
});

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'with the browser setting %j nothing is requested, sent or loaded',
  async (words) => {
    serve({ sink: 'tag', tagUrl });
    browserSays(words);
    const { track, isListening } = openTracking();
    await track(faq);
    expect([asked, tags(), page.dataLayer, isListening()]).toEqual([[], [], undefined, false]);
  },
);

test('a privacy signal that is set while the page is open stops tracking', async () => {
  serve({ sink: 'log', tagUrl: null });
  const { track, isListening } = openTracking();
  await track(faq);
  browserSays({ globalPrivacyControl: true });
  await track(faq);
  expect([paths().length, isListening()]).toEqual([2, false]);
});

test('a sighting is lost when the settings fail to load, and the next sighting requests them again', async () => {
  serve(null);
  const { track } = openTracking();
  await expect(track(faq)).rejects.toMatchObject({ kind: 'network' });
  serve({ sink: 'log', tagUrl: null });
  await track(shop);
  expect(paths()).toEqual(['GET /api/settings', 'GET /api/settings', 'POST /api/sightings']);
});
