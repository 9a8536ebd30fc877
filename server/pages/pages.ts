import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import helmet from '@fastify/helmet';
import middie from '@fastify/middie';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkLimit } from '#server/platform/contract/rate-limits.ts';
import { sendProblem } from '#server/platform/problems/answer-problems.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import type { LoadRenderer, Renderer } from '#server/platform/render/renderer.ts';
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

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Pages for developers; the build has none of them. */
const workshop = ['gallery.html'];

/** The app's sources instead of its build: Vite transforms them on request. */
type Sources = {
  mount: (app: FastifyInstance) => Promise<void>;
  template: (url: string) => Promise<string>;
  /** The page for developers at this address, if there is one. */
  workshopPage: (url: string) => Promise<string | null>;
  loadRenderer: LoadRenderer;
};

export const openSources = async (server: FastifyInstance['server']): Promise<Sources> => {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server } },
  });
  const document = async (file: string, url: string) =>
    vite.transformIndexHtml(url, await readFile(`${root}${file}`, 'utf8'));
  const loadRenderer: LoadRenderer = async () =>
    (await vite.ssrLoadModule('/src/render/render.ts')) as Renderer;
  // The first load takes seconds, for which no page waits; an error is reported with the next page.
  loadRenderer().catch(() => undefined);
  return {
    mount: async (app) => {
      await app.register(middie);
      app.use(vite.middlewares);
      // The sockets of open tabs would keep the server from closing.
      app.addHook('preClose', () => vite.close());
    },
    template: (url) => document('index.html', url),
    workshopPage: async (url) => {
      const file = workshop.find((one) => url.split('?')[0] === `/${one}`);
      return file === undefined ? null : document(file, url);
    },
    loadRenderer,
  };
};

// Pages: `serveSite` decides what an address is; make-page.ts renders a page's document from the data that page-data.ts reads, and
// send-page.ts sends it. Only this area knows of documents.

export { takeSecurityReports } from './content-security.ts';
export { pageDataOf } from './page-data.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** Ten pages a second from one network: an office behind one address opens fewer, and built files don't count. */
const perMinute = 600;

const pathOf = (url: string): string => url.split('?')[0] ?? '';

/** Addresses of the app have no dot: one with a dot is a file, hidden ones (`/.env`) included. */
const isPage = ({ url }: FastifyRequest): boolean => {
  const path = pathOf(url);
  const isElsewhere = /^\/+(api|sandbox|identity|assets)(\/|$)/i.test(path);
  // No address has a backslash, which some programs take for a slash.
  const asksForFile = /\\|\/\.|\.[^/]*$/.test(path);
  return !isElsewhere && !asksForFile;
};

/** Escapes stay unchanged: their hexadecimal digits have no fixed case. */
const inSmallLetters = (path: string): string =>
  path.replace(/%[\da-f]{2}|[A-Z]/gi, (part) => (part.length === 1 ? part.toLowerCase() : part));

/** Letters, digits, `-`, `_` and `~` need no escape. */
const needlessEscape = /%(?:2d|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/**
 * The canonical form of an address: `/About/`, `//about` and `/%61bout` are `/about`, in lower case, with single slashes. Null if it is
 * canonical.
 */
const rightAddress = (url: string): string | null => {
  const path = pathOf(url);
  const plain = inSmallLetters(path.replace(needlessEscape, decodeURIComponent));
  const right = `/${plain.split('/').filter(Boolean).join('/')}`;
  return right === path ? null : right + url.slice(path.length);
};

/** Runs before the files: a file look-up would prevent the redirect of an odd address. */
const putRight = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
  // Under its file name the document would lack the parts that depend on the address.
  if (pathOf(request.url) === '/index.html') return reply.redirect('/', 308);
  if (!isPage(request)) return;
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw platformProblem('method-not-allowed', { headers: { allow: 'GET, HEAD' } });
  const right = rightAddress(request.url);
  if (right !== null) return reply.redirect(right, 308);
};

/**
 * Excludes what the build has for other programs: hidden files, compressed twins (sent in place of their file), source maps, and the
 * document, which is rendered for each address. The path is decoded: `/index%2ehtml` bypasses checks of the address.
 */
const isPublicFile = (path: string): boolean => !/\/\.|\.(br|gz|map)$|^\/index\.html$/i.test(path);

/** How long a browser may cache a file. */
const lifetimeOf = (path: string): string => {
  // Names of built files have a hash of their content, so they never change.
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  // A day, and a week more during revalidation: a known drawing appears without delay.
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
    // Sign-in opens the provider in a popup, and needs its answer.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Every answer has it, not only pages (transport-security.ts).
    strictTransportSecurity: false,
  });
  await app.register(serveStatic, {
    root: built,
    preCompressed: true,
    // The document is rendered for each address.
    index: false,
    wildcard: true,
    allowedPath: isPublicFile,
    cacheControl: false,
    setHeaders: (reply, path) => reply.header('cache-control', lifetimeOf(path)),
  });
  // A browser with an installed worker keeps requesting this file; the replacement uninstalls the worker.
  if (!settings.offlinePages) app.get('/sw.js', (_request, reply) => reply.sendFile('sw-off.js'));
};

type SiteOptions = {
  settings: Settings;
  /** The app's sources, served by Vite instead of the build. */
  sources?: Sources | null;
  /** The folder with the build. */
  built?: string;
  pages: Omit<PageSources, 'template' | 'preloads' | 'waitMs' | 'outside'>;
};

/** The app's files, and its document for every address that is not a file. */
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
  // A separate scope: the headers of pages would only slow down the API.
  await app.register(async (site) => {
    site.addHook('onRequest', putRight);
    if (hasBuild) await serveBuilt(site, settings, built, security);
    if (hasBuild) site.get('/', (_request, reply) => reply.callNotFound());
    // Pages, and any missing file: existing files are served before.
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
