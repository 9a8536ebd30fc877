import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import helmet from '@fastify/helmet';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkLimit } from '#server/platform/contract/rate-limits.ts';
import { sendProblem } from '#server/platform/problems/answer-problems.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { type ContentSecurity, contentSecurity } from './content-security.ts';
import {
  builtPreloads,
  builtTemplate,
  inlineScriptsOf,
  type Preloads,
  withOutsidePlaces,
} from './document.ts';
import { errorPageMaker, type PageSources, pageMaker } from './make-page.ts';
import { sendPage } from './send-page.ts';
import type { Sources } from './sources.ts';

// Pages: `serveSite` decides what an address is; make-page.ts makes the document of a page from what page-data.ts reads of the API, and
// send-page.ts sends it. Nothing else in the server knows of documents.

export { takeSecurityReports } from './content-security.ts';
export { pageDataOf } from './page-data.ts';
export { openSources } from './sources.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** Ten pages a second from one network: an office behind one address opens fewer, and built files don't count. */
const perMinute = 600;

const pathOf = (url: string): string => url.split('?')[0] ?? '';

/** Addresses of the app have no dot: one that has asks for a file, hidden ones (`/.env`) included. */
const isPage = ({ url }: FastifyRequest): boolean => {
  const path = pathOf(url);
  const isElsewhere = /^\/+(api|sandbox|identity|assets)(\/|$)/i.test(path);
  // What some take for a slash, and others for a letter, is in no address of ours.
  const asksForFile = /\\|\/\.|\.[^/]*$/.test(path);
  return !isElsewhere && !asksForFile;
};

/** Escapes stay as they are: their letters are digits. */
const inSmallLetters = (path: string): string =>
  path.replace(/%[\da-f]{2}|[A-Z]/gi, (part) => (part.length === 1 ? part.toLowerCase() : part));

/** Letters, figures, `-`, `_` and `~`, which nobody needs to escape. */
const needlessEscape = /%(?:2d|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/**
 * `/About/`, `//about` and `/%61bout` are `/about`: one address a page, in small letters, with single slashes between its
 * parts. Null for what is right as it is.
 */
const rightAddress = (url: string): string | null => {
  const path = pathOf(url);
  const plain = inSmallLetters(path.replace(needlessEscape, decodeURIComponent));
  const right = `/${plain.split('/').filter(Boolean).join('/')}`;
  return right === path ? null : right + url.slice(path.length);
};

/** Before any file is looked for, which an address that is written oddly would keep from being put right. */
const putRight = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
  // The document by the name of its file would come without what belongs to its address.
  if (pathOf(request.url) === '/index.html') return reply.redirect('/', 308);
  if (!isPage(request)) return;
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw platformProblem('method-not-allowed', { headers: { allow: 'GET, HEAD' } });
  const right = rightAddress(request.url);
  if (right !== null) return reply.redirect(right, 308);
};

/**
 * Not what the build leaves for other programs: hidden files, compressed twins (sent in place of their file), source maps, and the
 * document, which is made for each address. The path is decoded: `/index%2ehtml` passes by what looks at the address.
 */
const isPublicFile = (path: string): boolean => !/\/\.|\.(br|gz|map)$|^\/index\.html$/i.test(path);

/** What a browser may keep. */
const lifetimeOf = (path: string): string => {
  // Names of built files hold a hash of their content, so they never change.
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  // A day, and a week more while the new one is asked for: nobody waits for a drawing that they have seen.
  if (path.includes('/illustrations/')) return 'public, max-age=86400, stale-while-revalidate=604800';
  return 'no-cache';
};

const serveBuilt = async (
  app: FastifyInstance,
  settings: Settings,
  built: string,
  { headersFor }: ContentSecurity,
): Promise<void> => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersFor(pathOf(request.url)));
  });
  await app.register(helmet, {
    // Each page has its own (content-security.ts).
    contentSecurityPolicy: false,
    // Sign-in opens the provider in a window of its own, and has to hear from it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Every answer has it, not the pages only (transport-security.ts).
    strictTransportSecurity: false,
  });
  await app.register(serveStatic, {
    root: built,
    preCompressed: true,
    // The document is made for each address.
    index: false,
    wildcard: true,
    allowedPath: isPublicFile,
    cacheControl: false,
    setHeaders: (reply, path) => reply.header('cache-control', lifetimeOf(path)),
  });
  // A browser asks for its worker by this name for as long as it has one; what it gets instead takes the worker away.
  if (!settings.offlinePages) app.get('/sw.js', (_request, reply) => reply.sendFile('sw-off.js'));
};

export type SiteOptions = {
  settings: Settings;
  /** The app's sources, served by Vite instead of the build. */
  sources?: Sources | null;
  /** The folder with the build. */
  built?: string;
  pages: Omit<PageSources, 'template' | 'preloads' | 'waitMs' | 'outside'>;
};

/** The app's files, and its one document for every address that is not a file. */
export const serveSite = async (
  app: FastifyInstance,
  { settings, sources = null, built = dist, pages }: SiteOptions,
): Promise<void> => {
  const { outside } = settings;
  const hasBuild = sources === null && existsSync(`${built}/index.html`);
  const plain = sources?.template ?? builtTemplate(built);
  const security = contentSecurity(settings, hasBuild ? inlineScriptsOf(await plain('')) : []);
  const template: PageSources['template'] = async (url) =>
    withOutsidePlaces(security.mark(await plain(url), pathOf(url)), outside);
  const withTemplate = { ...pages, template, outside };
  const preloads: Preloads = hasBuild ? builtPreloads(built) : () => '';
  const makePage = pageMaker({ ...withTemplate, preloads, waitMs: settings.pageWaitMs });
  if (hasBuild) app.decorate('errorPage', errorPageMaker(withTemplate));
  await sources?.mount(app);
  // In a scope of its own: the headers of pages would only slow down the API.
  await app.register(async (site) => {
    site.addHook('onRequest', putRight);
    if (hasBuild) await serveBuilt(site, settings, built, security);
    if (hasBuild) site.get('/', (_request, reply) => reply.callNotFound());
    // Pages, and whatever is no file: a file that is there never comes here.
    site.setNotFoundHandler(
      { preHandler: await networkLimit(site, 'page', perMinute) },
      async (request, reply) => {
        const workshop = await sources?.workshopPage(request.url);
        if (workshop) return reply.type('text/html; charset=utf-8').send(workshop);
        if (isPage(request) && (hasBuild || sources !== null)) {
          return sendPage(await makePage(request), request, reply);
        }
        return sendProblem(platformProblem('not-found'), request, reply);
      },
    );
  });
};
