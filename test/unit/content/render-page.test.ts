import { expect, test } from 'vitest';
import { noPlaces } from '#src/features/shell/outside.ts';
import { renderPage } from '#src/render/render.ts';
import { allPlaces } from '#test/support/shell/outside-places.ts';

const page = { path: '/about', title: 'About', description: '', picture: 'hill', isDraft: false };

const render = (url: string, outside = noPlaces) =>
  renderPage({
    url,
    answers: { getContentPage: { ...page, html: '<p>Who we are</p>' } },
    outside,
    hasSignedIn: false,
    reader: null,
    camp: undefined,
  });

const outsideLinks = async (outside = noPlaces) => {
  const rendered = await render('/about', outside);
  const html = rendered !== null && 'html' in rendered ? rendered.html : '';
  return [...html.matchAll(/href="(https:[^"]*)"/g)].map(([, href]) => href);
};

test('the server renders links to shop, photos and networks where the settings name them, and none without', async () => {
  expect(await outsideLinks()).toEqual([]);
  const { shop, photos, networks } = allPlaces;
  expect(await outsideLinks(allPlaces)).toEqual([shop, photos, ...networks.map(({ href }) => href), shop]);
});

test('a content page is server-rendered with any query', async () => {
  for (const url of ['/about', '/about?utm_source=a%20letter', '/about?a=%zz'])
    expect(await render(url)).toEqual({ html: expect.stringContaining('<p>Who we are</p>'), status: 200 });
});

test.each(['/%61bout', '/a%27bout', '/$&'])(
  'an address that the router spells differently is not server-rendered: %s',
  async (url) => {
    expect(await render(url)).toBeNull();
  },
);
