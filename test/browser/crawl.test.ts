import { brokenFragments, crawl, expectHeads } from '#test/support/browser/crawl.ts';
import { expect, test } from './site.ts';

/** Documents of the server, and pages without an end. */
const isEntered = (path: string): boolean =>
  !/^\/(api|sandbox|identity|pictures|calendar|assets)(\/|$)/.test(path);

/** A page of one of the demo's people or pelotons: there are hundreds, all alike. */
const isOfDemo = (path: string): boolean => /^\/(profile|peloton)\//.test(path);

/** Routes that no link for visitors leads to. */
const unlinked = ['/donate/thanks', '/give/search', '/search', '/sign-in'];

test('a crawl of every link finds no error, no missing title, no broken fragment and no missing picture', {
  tag: '@gate',
}, async ({ request }) => {
  test.slow();
  const pages = await crawl(request, ['/', ...unlinked], isEntered);
  const failed = [...pages.values()].filter(({ status }) => status !== 200);
  expect(failed.map(({ path, status }) => [path, status])).toEqual([]);
  const indexed = [...pages.values()].filter(({ canonical }) => canonical !== '');
  expectHeads(indexed);
  expect(brokenFragments(pages)).toEqual([]);
  // Every published page is found by following links.
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, place = '']) => new URL(place).pathname,
  );
  const unreached = listed.filter((path) => !isOfDemo(path) && !pages.has(path));
  expect(unreached).toEqual([]);
  expect(pages.size).toBeGreaterThan(50);

  const others = [...pages.values()].filter(({ path, picture }) => !isOfDemo(path) && picture !== '');
  const pictures = new Set(others.map(({ picture }) => picture));
  expect(pictures.size).toBeGreaterThan(30);
  for (const picture of pictures) {
    const { pathname, search } = new URL(picture);
    const answer = await request.get(pathname + search);
    expect([picture, answer.status(), answer.headers()['content-type']]).toEqual([picture, 200, 'image/png']);
  }
});

test('every event calendar answers 200', { tag: '@gate' }, async ({ request }) => {
  for (const name of ['ride-weekend', 'gravel-day', 'opening-ceremony', 'impact-celebration']) {
    const answer = await request.get(`/calendar/${name}.ics`);
    expect([name, answer.status()]).toEqual([name, 200]);
    expect(await answer.text()).toContain('BEGIN:VEVENT');
  }
});
