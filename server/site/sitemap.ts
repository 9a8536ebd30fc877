import type { FastifyInstance } from 'fastify';
import type { CalendarDay } from '#machines/calendar.ts';
import { html, type Markup } from '#server/platform/pages/html.ts';
import type { Platform } from '#server/platform/platform.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { contentPages } from './content-heads.ts';
import { countPeopleAddresses, peopleAddresses } from './site.queries.ts';

type Deps = Pick<Platform, 'settings' | 'db' | 'loadRenderer'>;

/** The most addresses of a sitemap, by sitemaps.org. */
const most = 50_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9';

type Address = { path: string; date: CalendarDay | null };

const urlset = (publicUrl: string, addresses: readonly Address[]): string => {
  const urls = addresses.map(
    ({ path, date }): Markup =>
      html`<url><loc>${publicUrl}${encodeURI(path)}</loc>${date === null ? null : html`<lastmod>${date}</lastmod>`}</url>\n`,
  );
  return head + html`<urlset xmlns="${xmlns}">\n${urls}</urlset>\n`.text;
};

const index = (publicUrl: string, parts: number): string => {
  const maps = Array.from(
    { length: parts },
    (_, part) => html`<sitemap><loc>${publicUrl}/sitemap-${part + 1}.xml</loc></sitemap>\n`,
  );
  return head + html`<sitemapindex xmlns="${xmlns}">\n${maps}</sitemapindex>\n`.text;
};

/** Everything that a search engine may list: `room` addresses a file, and an index of files where one is not enough. */
export const serveSitemap = (app: FastifyInstance, deps: Deps, room = most): void => {
  const { db, settings } = deps;

  const content = async (): Promise<Address[]> =>
    (await contentPages(deps)).filter(({ isIndexed }) => isIndexed);

  const slice = async (offset: number): Promise<Address[]> => {
    const pages = await content();
    const own = pages.slice(offset, offset + room);
    const people = await peopleAddresses(db, {
      offset: Math.max(0, offset - pages.length),
      limit: room - own.length,
    });
    return [...own, ...people.map((path) => ({ path, date: null }))];
  };

  const total = async (): Promise<number> => (await content()).length + (await countPeopleAddresses(db));

  app.get('/sitemap.xml', async (_request, reply) => {
    const parts = Math.ceil((await total()) / room);
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return parts > 1 ? index(settings.publicUrl, parts) : urlset(settings.publicUrl, await slice(0));
  });

  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,3}$).xml', async (request, reply) => {
    const addresses = await slice((Number(request.params.part) - 1) * room);
    if (addresses.length === 0) throw platformProblem('not-found');
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return urlset(settings.publicUrl, addresses);
  });
};
