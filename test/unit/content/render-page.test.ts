import { expect, test } from 'vitest';
import { renderPage } from '#src/render/render.ts';

const page = { path: '/about', title: 'About', description: '', picture: 'hill', isDraft: false };

const render = (url: string) =>
  renderPage({
    url,
    answers: { getContentPage: { ...page, html: '<p>Who we are</p>' } },
    hasSignedIn: false,
    reader: null,
    isParticipant: false,
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
