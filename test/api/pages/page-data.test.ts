import { expect, test } from 'vitest';
import { pageDataOf } from '#server/pages/page-data.ts';
import { blankRenderer, type Renderer } from '#server/platform/render/renderer.ts';
import { seed } from '#server/seed/seed.ts';
import { startApi } from '#test/support/api.ts';
import { given } from '#test/support/given.ts';

/** Renders one page, which shows the number of rides. */
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
const api = given(() => startApi({ overrides: { loadRenderer: async () => renderer } }));

const dataOf = (path: string) => pageDataOf(api.platform)(new URL(path, 'http://site'));

test('without an event a page is prepared without figures', async () => {
  expect(await dataOf('/about')).toMatchObject({ getContentPage: { html: '<p>no event</p>' } });
});

test('prepared page data equal the API’s answer', async () => {
  await seed(api.platform);
  api.clock.advance(1000);
  const { body } = await api.send('GET', '/content/page?path=/about');
  expect(body).toMatchObject({ html: '<p>2 rides</p>' });
  expect(await dataOf('/about?from=letter')).toEqual({ getContentPage: body });
});

test('an unknown page is prepared as null', async () => {
  expect(await dataOf('/nothing')).toEqual({ getContentPage: null });
});

test('an outcome chosen in the sandbox is left for the browser’s own request', async () => {
  await api.platform.outcomes.choose('getContentPage', { kind: 'problem', code: 'page-not-found' });
  expect(await dataOf('/about')).toEqual({});
  expect((await api.send('GET', '/content/page?path=/about')).status).toBe(404);
  expect(await dataOf('/about')).toMatchObject({ getContentPage: { title: 'About' } });
});
