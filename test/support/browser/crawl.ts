import { type APIRequestContext, expect } from 'playwright/test';

/** A page without its scripts. */
export type CrawledPage = {
  path: string;
  status: number;
  title: string;
  description: string;
  canonical: string;
  picture: string;
  ids: ReadonlySet<string>;
  /** Addresses on this site that it links to, with their fragments. */
  links: readonly string[];
};

const first = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => found.replaceAll('&amp;', '&'));

const read = (path: string, status: number, html: string): CrawledPage => ({
  path,
  status,
  title: first(html, /<title>([^<]*)<\/title>/),
  description: first(html, /<meta\s+name="description"\s+content="([^"]*)"/),
  canonical: first(html, /<link rel="canonical" href="([^"]*)"/),
  picture: first(html, /<meta property="og:image" content="([^"]*)"/),
  ids: new Set(all(html, /\sid="([^"]+)"/g)),
  links: all(html, /<a\s[^>]*?href="([^"]+)"/g).filter(
    (href) => /^[/#]/.test(href) && !href.startsWith('//'),
  ),
});

const pathOf = (href: string, on: string): string => new URL(href, `http://site${on}`).pathname;

/** Follows every link from `starts` on; each path once. Pages of people and the server's own documents are not entered. */
export const crawl = async (
  request: APIRequestContext,
  starts: readonly string[],
  isEntered: (path: string) => boolean,
): Promise<ReadonlyMap<string, CrawledPage>> => {
  const pages = new Map<string, CrawledPage>();
  const waiting = [...starts];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (pages.has(path)) continue;
    const response = await request.get(path);
    const isPage = (response.headers()['content-type'] ?? '').startsWith('text/html');
    const page = read(path, response.status(), isPage ? await response.text() : '');
    pages.set(path, page);
    for (const link of page.links) {
      const next = pathOf(link, path);
      if (!pages.has(next) && isEntered(next)) waiting.push(next);
    }
  }
  return pages;
};

/** The links whose fragment names nothing on the page they lead to. */
export const brokenFragments = (pages: ReadonlyMap<string, CrawledPage>): string[] =>
  [...pages.values()].flatMap(({ path, links }) =>
    links.flatMap((link) => {
      const { pathname, hash } = new URL(link, `http://site${path}`);
      const target = pages.get(pathname);
      const isKnown =
        hash === '' || target === undefined || target.ids.has(decodeURIComponent(hash.slice(1)));
      return isKnown ? [] : [`${path} → ${link}`];
    }),
  );

/** The metadata for a link preview of the page. */
export const expectHeads = (pages: Iterable<CrawledPage>): void => {
  const incomplete = [...pages].filter(
    ({ title, description, canonical, picture }) =>
      !/^Product( \| \S|$)/.test(title) || description === '' || canonical === '' || picture === '',
  );
  expect(incomplete.map(({ path, title }) => [path, title])).toEqual([]);
};
