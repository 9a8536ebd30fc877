import type { FastifyRequest } from 'fastify';
import type { PackedDocument } from '#server/platform/pages/packing.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The error page for browsers that navigate; null without a build of the app. Undefined where no pages are served. */
    errorPage?: (status: number, hasSignedIn: boolean) => Promise<PackedDocument | null>;
  }
}

/** No hook sees an unreadable address, so the page brings its own policy: it runs nothing. */
export const errorPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'self'; script-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; object-src 'none'; frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
} as const;

/** Whether a browser navigates, as opposed to a request from a script. The API answers all clients alike. */
export const isNavigation = ({ url, headers }: FastifyRequest): boolean =>
  /\btext\/html\b/i.test(headers.accept ?? '') && !/^\/+api(\/|\?|$)/i.test(url);

/** The app's own mark of a browser in which a person signed in; no secret, and used for appearance only. */
export const hasSignedIn = ({ headers }: FastifyRequest): boolean =>
  (headers.cookie ?? '').includes('msalAccountState=');
