import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings/settings.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Headers of every answer, also of those that no hook sees. Undefined for none. */
    transportHeaders?: Readonly<Record<string, string>>;
  }
}

/** A year, which the browsers' preload list requires. */
const strict = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

/**
 * Tells browsers with every answer of `app` to use https only, where the public address is https. After one answer a browser never sends an
 * unencrypted request again.
 */
export const requireHttps = (app: FastifyInstance, { publicUrl }: Pick<Settings, 'publicUrl'>): void => {
  if (!publicUrl.startsWith('https:')) return;
  app.decorate('transportHeaders', strict);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(strict);
  });
};
