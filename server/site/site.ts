import type { FastifyInstance } from 'fastify';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log.ts';
import type { LoadRenderer } from '#server/platform/render/renderer.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { serveCalendars } from './calendar/calendar.ts';
import { headFor } from './page-head.ts';
import { servePictures } from './pictures/pictures.ts';
import { serveRobots } from './robots.ts';
import { serveSitemap } from './sitemap.ts';
import { writeHead } from './write-head.ts';

type RegisterSiteFilesDeps = { settings: Settings; db: Db; clock: Clock; loadRenderer: LoadRenderer };

type HeadOfDeps = { settings: Settings; db: Db; loadRenderer: LoadRenderer; log: Log };

export { headFor } from './page-head.ts';
export type { PageHead } from './page-head.types.ts';
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
export const headOf = (deps: HeadOfDeps) => {
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
