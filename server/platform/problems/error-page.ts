import type { FastifyRequest } from 'fastify';
import type { PackedDocument } from '#server/platform/pages/packing.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The page of an error, for browsers that go to an address; null where no app is built. Left out where none is served. */
    errorPage?: (status: number, hasSignedIn: boolean) => Promise<PackedDocument | null>;
  }
}

/** Of an address that nobody could read no hook of the site hears, so the page's own policy goes with it: it runs nothing. */
export const errorPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'self'; script-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; object-src 'none'; frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
} as const;

/** Whether a browser goes to an address, as opposed to a script that asks. The API answers everybody alike. */
export const isNavigation = ({ url, headers }: FastifyRequest): boolean =>
  /\btext\/html\b/i.test(headers.accept ?? '') && !/^\/+api(\/|\?|$)/i.test(url);

/** The app's own mark of a browser that somebody signed in with; no secret, and not believed by anything but looks. */
export const hasSignedIn = ({ headers }: FastifyRequest): boolean =>
  (headers.cookie ?? '').includes('msalAccountState=');
