import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import helmet from '@fastify/helmet';
import middie from '@fastify/middie';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage, withData } from './first-page.ts';
import type { PageData } from './page-data.ts';
import { sendProblem } from './platform/problems/answer-problems.ts';
import { ProblemError } from './platform/problems/problem-error.ts';
import type { Settings } from './platform/settings/settings.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const dist = `${root}dist`;

const pathOf = (url: string): string => url.split('?')[0] ?? '';

/** Addresses of the app have no dot: one that has asks for a file, hidden ones (`/.env`) included. */
const isPage = ({ method, url }: FastifyRequest): boolean => {
  const path = pathOf(url);
  const isElsewhere = /^\/(api|sandbox|identity|assets)(\/|$)/i.test(path);
  const asksForFile = /\/\.|\.[^/]*$/.test(path);
  return (method === 'GET' || method === 'HEAD') && !isElsewhere && !asksForFile;
};

/** What pages may load: their own origin only, and the identity provider where it is elsewhere. */
const policy = ({ identity, payments }: Settings) => {
  const providers =
    identity.provider === 'local' ? [] : identity.knownAuthorities.map((host) => `https://${host}`);
  const gateway =
    payments.gateway === 'braintree'
      ? ['https://*.braintreegateway.com', 'https://*.braintree-api.com', 'https://*.paypal.com']
      : [];
  const others = [...providers, ...gateway];
  return {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'", ...gateway],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:', ...gateway],
      'connect-src': ["'self'", ...others],
      'frame-src': ["'self'", ...others],
      'form-action': ["'self'", ...others],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'frame-ancestors': ["'self'"],
    },
  };
};

const serveBuilt = async (
  app: FastifyInstance,
  settings: Settings,
  built: string,
  pageData: PageData,
): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: policy(settings),
    // Sign-in opens the provider in a window of its own, and has to hear from it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    strictTransportSecurity: settings.publicUrl.startsWith('https:'),
  });
  await app.register(serveStatic, {
    root: built,
    preCompressed: true,
    index: ['index.html'],
    wildcard: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Names of built files hold a hash of their content, so they never change.
      const forGood = path.includes('/assets/');
      reply.header('cache-control', forGood ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  for (const [path, read] of Object.entries(pageData)) {
    app.get(path, async (request, reply) => {
      const page = await readFile(`${built}/index.html`, 'utf8');
      return sendPage(await withData(page, read, request), request, reply);
    });
  }
};

/** Pages for developers beside the app's own; the build has none of them. */
const workshop = ['inspector.html', 'gallery.html'];

const serveSources = async (
  app: FastifyInstance,
  pageData: PageData,
): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>> => {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: app.server } },
  });
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook('onClose', () => vite.close());
  return async (request, reply) => {
    const path = pathOf(request.url);
    const file = workshop.find((one) => path === `/${one}`) ?? 'index.html';
    const page = await vite.transformIndexHtml(request.url, await readFile(`${root}${file}`, 'utf8'));
    const read = pageData[path];
    return reply.type('text/html; charset=utf-8').send(read ? await withData(page, read, request) : page);
  };
};

export type SiteOptions = {
  settings: Settings;
  /** Serves the app's sources through Vite instead of its build. */
  dev?: boolean;
  /** The folder with the build. */
  built?: string;
  pageData?: PageData;
};

/** The app's files, and its one page for every address that is not a file. */
export const serveSite = async (
  app: FastifyInstance,
  { settings, dev = false, built = dist, pageData = {} }: SiteOptions,
): Promise<void> => {
  const fromSources = dev ? await serveSources(app, pageData) : null;
  const hasBuild = !dev && existsSync(`${built}/index.html`);
  // In a scope of its own: the headers of pages would only slow down the API.
  await app.register(async (site) => {
    if (hasBuild) await serveBuilt(site, settings, built, pageData);
    site.setNotFoundHandler((request, reply) => {
      const isKnown = isPage(request) || workshop.some((one) => pathOf(request.url) === `/${one}`);
      if (isKnown && fromSources) return fromSources(request, reply);
      if (isPage(request) && hasBuild) return reply.sendFile('index.html');
      return sendProblem(new ProblemError('not-found'), request, reply);
    });
  });
};
