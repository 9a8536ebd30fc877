import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const built = fileURLToPath(new URL('../../dist-lab/atlas', import.meta.url));

const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'";

/** `/atlas`: the pictures of all machines, once `npm run atlas` has built them. */
export const serveAtlas = async (app: FastifyInstance, folder = built): Promise<void> => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': policy });
  });
  if (existsSync(folder)) {
    await app.register(serveStatic, {
      root: folder,
      prefix: '/atlas',
      // The address of a state is a folder.
      redirect: true,
      cacheControl: false,
      decorateReply: false,
    });
    return;
  }
  for (const address of ['/atlas', '/atlas/*'])
    app.get(address, async (_request, reply) =>
      reply.code(404).type('text/plain').send('Build the atlas with `npm run atlas`, then start again.\n'),
    );
};
