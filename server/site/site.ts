import type { FastifyInstance } from 'fastify';
import type { Platform } from '#server/platform/platform.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { serveCalendars } from './calendar/calendar.ts';
import { headFor } from './page-heads.ts';
import { servePictures } from './pictures/pictures.ts';
import { serveSitemap } from './sitemap.ts';
import { writeHead } from './write-head.ts';

// A sandbox's people are fictional, and must not appear in searches for real ones. In production only what has no text is closed; unlisted
// pages stay open, because a crawler has to read their `noindex`.
const rules = ({ mode, publicUrl }: Settings): string[] =>
  mode === 'sandbox'
    ? ['User-agent: *', 'Disallow: /']
    : ['User-agent: *', 'Disallow: /api/', 'Disallow: /auth/', '', `Sitemap: ${publicUrl}/sitemap.xml`];

const serveRobots = (app: FastifyInstance, settings: Settings): void => {
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${rules(settings).join('\n')}\n`),
  );
};

type RegisterSiteFilesDeps = Pick<Platform, 'settings' | 'db' | 'clock' | 'loadRenderer'>;

export type { PageHead } from './page-head.types.ts';
export { headFor } from './page-heads.ts';
export { findShown } from './shown.ts';
export { writeErrorHead, writeHead } from './write-head.ts';

/** Files of the site besides its pages: pictures of links, sitemap, robots.txt, calendar files. */
export const registerSiteFiles = (app: FastifyInstance, deps: RegisterSiteFilesDeps): void => {
  // A separate scope: its limit is for pictures only.
  app.register((pictures) => servePictures(pictures, deps));
  serveSitemap(app, deps);
  serveRobots(app, deps.settings);
  serveCalendars(app, deps);
};

/** The head of the document at an address: the status, and the function that writes the head. */
export const headOf = (deps: Pick<Platform, 'settings' | 'db' | 'loadRenderer' | 'log'>) => {
  const find = headFor(deps);
  return async ({ pathname, search }: URL) => {
    const head = await find(pathname, search);
    return {
      status: head.status,
      key: JSON.stringify(head),
      write: (document: string) => writeHead(document, head),
    };
  };
};
