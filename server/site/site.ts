import type { FastifyInstance } from 'fastify';
import type { Platform } from '#server/platform/platform.ts';
import { serveCalendars } from './calendar/calendar.ts';
import { headFor } from './page-head.ts';
import { servePictures } from './pictures/pictures.ts';
import { serveRobots } from './robots.ts';
import { serveSitemap } from './sitemap.ts';
import { writeHead } from './write-head.ts';

type RegisterSiteFilesDeps = Pick<Platform, 'settings' | 'db' | 'clock' | 'loadRenderer'>;

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
