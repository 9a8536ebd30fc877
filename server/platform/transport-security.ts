import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings/settings.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Headers of every answer, also of those that no hook sees. Left out where there are none. */
    transportHeaders?: Readonly<Record<string, string>>;
  }
}

/** A year, which is what browsers' own list of such sites asks for. */
const strict = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

/**
 * Tells browsers with every answer of `app` to come by https only, where that is the public address. A browser that has seen one
 * answer of any kind never sends a request unencrypted again.
 */
export const requireHttps = (app: FastifyInstance, { publicUrl }: Pick<Settings, 'publicUrl'>): void => {
  if (!publicUrl.startsWith('https:')) return;
  app.decorate('transportHeaders', strict);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(strict);
  });
};
