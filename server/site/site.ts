import type { FastifyInstance } from 'fastify';
import type { Platform } from '#server/platform/platform.ts';
import { serveCalendars } from './calendar/calendar.ts';
import { headFor } from './page-head.ts';
import { servePictures } from './pictures/pictures.ts';
import { serveRobots } from './robots.ts';
import { serveSitemap } from './sitemap.ts';
import { writeHead } from './write-head.ts';

export { headFor } from './page-head.ts';
export type { PageHead } from './page-head.types.ts';
export { writeErrorHead, writeHead } from './write-head.ts';

/** What others read of the site beside its pages: pictures of links, sitemap, robots.txt, calendar files. */
export const registerSiteFiles = (app: FastifyInstance, platform: Platform): void => {
  servePictures(app, platform);
  serveSitemap(app, platform);
  serveRobots(app, platform.settings);
  serveCalendars(app, platform);
};

/** The head of the document at an address: the status it is answered with, and how it is written into the document. */
export const headOf = (platform: Platform) => {
  const find = headFor(platform);
  return async ({ pathname, search }: URL) => {
    const head = await find(pathname, search);
    return {
      status: head.status,
      key: JSON.stringify(head),
      write: (document: string) => writeHead(document, head),
    };
  };
};
