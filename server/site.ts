import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import helmet from '@fastify/helmet';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type PageSources, pageMaker } from './pages.ts';
import { sendProblem } from './platform/problems/answer-problems.ts';
import { ProblemError } from './platform/problems/problem-error.ts';
import type { Settings } from './platform/settings/settings.ts';
import { sendPage } from './send-page.ts';
import type { Sources } from './sources.ts';
import { builtTemplate } from './template.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

const pathOf = (url: string): string => url.split('?')[0] ?? '';

/** Addresses of the app have no dot: one that has asks for a file, hidden ones (`/.env`) included. */
const isPage = ({ method, url }: FastifyRequest): boolean => {
  const path = pathOf(url);
  const isElsewhere = /^\/(api|sandbox|identity|assets)(\/|$)/i.test(path);
  const asksForFile = /\/\.|\.[^/]*$/.test(path);
  return (method === 'GET' || method === 'HEAD') && !isElsewhere && !asksForFile;
};

/** What pages may load: their own origin only, and the identity provider, gateway and analytics tag where they are elsewhere. */
const policy = ({ identity, payments, analytics }: Settings) => {
  const providers =
    identity.provider === 'local' ? [] : identity.knownAuthorities.map((host) => `https://${host}`);
  const gateway =
    payments.gateway === 'braintree'
      ? ['https://*.braintreegateway.com', 'https://*.braintree-api.com', 'https://*.paypal.com']
      : [];
  const tag = analytics.tagUrl === null ? [] : [new URL(analytics.tagUrl).origin];
  const others = [...providers, ...gateway];
  return {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'", ...gateway, ...tag],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:', ...gateway, ...tag],
      'connect-src': ["'self'", ...others, ...tag],
      'frame-src': ["'self'", ...others],
      'form-action': ["'self'", ...others],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'frame-ancestors': ["'self'"],
    },
  };
};

/** Escapes stay as they are: their letters are digits. */
const inSmallLetters = (path: string): string =>
  path.replace(/%[\da-f]{2}|[A-Z]/gi, (part) => (part.length === 1 ? part.toLowerCase() : part));

/**
 * `/About/` is `/about`: one address a page, in small letters and without a slash at its end. Null for what is right as it
 * is, or begins like another site's address.
 */
const rightAddress = (url: string): string | null => {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(url) ?? [];
  if (!/^\/[^/\\]/.test(path)) return null;
  const right = inSmallLetters(path.replace(/\/+$/, ''));
  return right === path ? null : right + query;
};

/** What a browser may keep: names of built files hold a hash of their content, so they never change. */
const lifetimeOf = (path: string): string =>
  path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

const serveBuilt = async (app: FastifyInstance, settings: Settings, built: string): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: policy(settings),
    // Sign-in opens the provider in a window of its own, and has to hear from it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    strictTransportSecurity: settings.publicUrl.startsWith('https:'),
  });
  await app.register(serveStatic, {
    root: built,
    preCompressed: true,
    // The document is made for each address.
    index: false,
    wildcard: true,
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
  pages: Omit<PageSources, 'template'>;
};

/** The app's files, and its one document for every address that is not a file. */
export const serveSite = async (
  app: FastifyInstance,
  { settings, sources = null, built = dist, pages }: SiteOptions,
): Promise<void> => {
  const hasBuild = sources === null && existsSync(`${built}/index.html`);
  const makePage = pageMaker({ ...pages, template: sources?.template ?? builtTemplate(built) });
  await sources?.mount(app);
  // In a scope of its own: the headers of pages would only slow down the API.
  await app.register(async (site) => {
    if (hasBuild) await serveBuilt(site, settings, built);
    if (hasBuild) site.get('/', (_request, reply) => reply.callNotFound());
    site.setNotFoundHandler(async (request, reply) => {
      const workshop = await sources?.workshopPage(request.url);
      if (workshop) return reply.type('text/html; charset=utf-8').send(workshop);
      if (isPage(request) && (hasBuild || sources !== null)) {
        const right = rightAddress(request.url);
        if (right !== null) return reply.redirect(right, 308);
        return sendPage(await makePage(request), request, reply);
      }
      return sendProblem(new ProblemError('not-found'), request, reply);
    });
  });
};
