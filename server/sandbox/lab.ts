import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '#server/platform/settings/settings.ts';

const built = fileURLToPath(new URL('../../dist-lab', import.meta.url));

const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'self'";

const parts = [
  { name: 'atlas', missing: 'Build the atlas with `npm run atlas`, then load this page again.' },
  { name: 'inspector', missing: 'The inspector is being built. Load the page again in ten seconds.' },
  { name: 'ways', missing: 'The ways to the states are being found. Try again in ten seconds.' },
];

/** `/atlas`: the pictures of all machines; `/inspector`: what running actors do; `/ways`: the events that lead to each state. Once they are built. */
export const serveLab = async (app: FastifyInstance, folder = built): Promise<void> => {
  app.addHook('onRequest', async ({ url }, reply) => {
    reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': policy });
    const part = parts.find(({ name }) => url.startsWith(`/${name}`));
    if (part === undefined || existsSync(join(folder, part.name))) return;
    return reply.code(404).type('text/plain').send(`${part.missing}\n`);
  });
  for (const { name } of parts) {
    await app.register(serveStatic, {
      root: join(folder, name),
      prefix: `/${name}`,
      // The address of a state is a folder.
      redirect: true,
      cacheControl: false,
      decorateReply: false,
      suppressWarning: true,
    });
  }
};

/** A query or a cookie: a sign-in leads through documents without the query. */
const isInspected = ({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean =>
  /[?&]inspect(?:[=&]|$)/.test(url) || /(?:^|; )inspect=on(?:;|$)/.test(headers.cookie ?? '');

/**
 * Puts the inspector into the document of a request that asks for it: of one with `?inspect`, and of later ones from that browser. It shows
 * all data where they are the demo's, otherwise only their shape.
 */
export const withInspector = ({ seed }: Pick<Settings, 'seed'>) => {
  const script = `<script src="/inspector/attach.js" data-shows="${seed ? 'all' : 'shape'}"></script>`;
  return (document: string, request: Pick<FastifyRequest, 'url' | 'headers'>): string =>
    isInspected(request) ? document.replace('<head>', () => `<head>${script}`) : document;
};
