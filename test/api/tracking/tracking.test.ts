import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findSightings, forgetSightings } from '#server/tracking/tracking.ts';
import { startApi, type TestApi } from '#test/support/api.ts';
import { given } from '#test/support/given.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';

const api = given(startApi);
beforeEach(async () => {
  await forgetSightings(api.store.db);
});

const page = { kind: 'page', path: '/faq', title: 'Product | Questions' };
const shop = { kind: 'outbound', href: 'https://shop.example.org' };

const report = (body: unknown, headers: Record<string, string> = {}) =>
  api.send<{ code?: string }>('POST', '/sightings', { body, headers });

const kept = async () => (await findSightings(api.store.db)).map(({ id: _, ...sighting }) => sighting);

test('stores sightings, newest first, with the product’s time', async () => {
  expect((await report(page)).status).toBe(204);
  expect((await report({ ...page, kind: 'virtual', path: '/registration/waiver' })).status).toBe(204);
  expect((await report(shop)).status).toBe(204);
  const seenAt = new Date('2027-03-01T15:00:00Z');
  expect(await kept()).toEqual([
    { kind: 'outbound', address: 'https://shop.example.org', title: null, seenAt },
    { kind: 'virtual', address: '/registration/waiver', title: 'Product | Questions', seenAt },
    { kind: 'page', address: '/faq', title: 'Product | Questions', seenAt },
  ]);
});

test.each([{ dnt: '1' }, { 'sec-gpc': '1' }])('stores nothing for a request with %j', async (headers) => {
  expect((await report(page, headers)).status).toBe(204);
  expect(await kept()).toEqual([]);
});

test('stores the sighting of a request with DNT 0', async () => {
  expect((await report(page, { dnt: '0' })).status).toBe(204);
  expect(await kept()).toHaveLength(1);
});

test.each([
  [{ ...page, path: '/give/search?query=ann' }],
  [{ ...page, path: '/faq#refunds' }],
  [{ ...page, path: 'faq' }],
  [{ ...page, path: `/${'a'.repeat(300)}` }],
  [{ ...page, personId: 'maya-okafor' }],
  [{ ...shop, href: 'mailto:ann@example.com' }],
  [{ ...shop, href: 'https://shop.example.org/?for=ann' }],
  [{ ...shop, href: 'javascript:alert(1)' }],
  [{ kind: 'purchase', path: '/' }],
])('rejects %j with validation-failed', async (body) => {
  expect(await report(body)).toMatchObject({ status: 400, body: { code: 'validation-failed' } });
  expect(await kept()).toEqual([]);
});

test('keeps only the newest thousand sightings', async () => {
  const { clock, store } = api;
  const values = Array.from({ length: 1000 }, (_, index) => ({
    kind: 'page' as const,
    address: `/${index}`,
    title: null,
    seenAt: clock.now(),
  }));
  await insertRows(store.db, 'sighting', values);
  await report(page);
  const addresses = await rowsOf(store.db, 'sighting', {}, 'id').read('address');
  expect([addresses.length, addresses[0]?.address, addresses.at(-1)?.address]).toEqual([1000, '/1', '/faq']);
});

describe('Sandbox', () => {
  test('lists the sightings for tests and for people, and deletes them on request', async () => {
    await report({ ...page, title: 'Product | <b>Bold</b>' });
    const told = await api.app.inject({ url: '/sandbox/api/sightings' });
    expect(told.json()).toEqual([
      {
        id: expect.any(Number),
        kind: 'page',
        address: '/faq',
        title: 'Product | <b>Bold</b>',
        seenAt: '2027-03-01T15:00:00.000Z',
      },
    ]);
    const shown = (await api.app.inject({ url: '/sandbox/sightings' })).body;
    expect(shown).toContain('<code>/faq</code>');
    expect(shown).toContain('Product | &lt;b&gt;Bold&lt;/b&gt;');
    const forgotten = await api.app.inject({
      method: 'POST',
      url: '/sandbox/sightings/forget',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
    expect([forgotten.statusCode, forgotten.headers.location]).toEqual([303, '/sandbox/sightings']);
    expect(await kept()).toEqual([]);
  });
});

describe.each([
  ['off', { ANALYTICS: 'off' }, { sink: 'off', tagUrl: null }],
  [
    'tag',
    { ANALYTICS: 'tag', ANALYTICS_TAG_URL: 'https://tags.example.org/t.js' },
    { sink: 'tag', tagUrl: 'https://tags.example.org/t.js' },
  ],
])('With ANALYTICS %s', (_, variables, analytics) => {
  let other: TestApi;
  beforeAll(async () => {
    other = await startApi({ variables });
  });
  afterAll(() => other.close());

  test('stores no sightings, and the settings name where the app sends them', async () => {
    expect(await other.send('POST', '/sightings', { body: page })).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    });
    expect(await findSightings(other.store.db)).toEqual([]);
    expect((await other.send('GET', '/settings')).body).toMatchObject({ analytics });
  });
});
