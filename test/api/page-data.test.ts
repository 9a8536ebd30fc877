import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageDataOf } from '#server/page-data.ts';
import { blankRenderer, type Renderer } from '#server/platform/render/renderer.ts';
import { seed } from '#server/seed/seed.ts';
import { startApi, type TestApi } from '#test/support/api.ts';

/** Knows one page, which says how many rides there are. */
const renderer: Renderer = {
  ...blankRenderer,
  contentEntries: () => [
    { path: '/about', kind: 'page', title: 'About', description: null, picture: null, date: null },
  ],
  renderContent: (path, { event }) =>
    path === '/about'
      ? {
          path,
          title: 'About',
          description: 'What we do',
          picture: 'valley',
          isDraft: false,
          html: `<p>${event === null ? 'no event' : `${event.rides.length} rides`}</p>`,
        }
      : null,
};

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ overrides: { loadRenderer: async () => renderer } });
});
afterAll(() => api.close());

const dataOf = (path: string) => pageDataOf(api.platform)(new URL(path, 'http://site'));

test('before anything is announced a page comes without figures', async () => {
  expect(await dataOf('/about')).toMatchObject({ getContentPage: { html: '<p>no event</p>' } });
});

test('a page’s data are the API’s very answer', async () => {
  await seed(api.platform);
  api.clock.advance(1000);
  const { body } = await api.send('GET', '/content/page?path=/about');
  expect(body).toMatchObject({ html: '<p>2 rides</p>' });
  expect(await dataOf('/about?from=letter')).toEqual({ getContentPage: body });
});

test('where there is no page, that is what comes', async () => {
  expect(await dataOf('/nothing')).toEqual({ getContentPage: null });
});

test('what the sandbox chose for the answer is left to a request of the browser’s', async () => {
  await api.platform.outcomes.choose('getContentPage', { kind: 'problem', code: 'page-not-found' });
  expect(await dataOf('/about')).toEqual({});
  expect((await api.send('GET', '/content/page?path=/about')).status).toBe(404);
  expect(await dataOf('/about')).toMatchObject({ getContentPage: { title: 'About' } });
});
