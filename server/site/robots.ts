import type { FastifyInstance } from 'fastify';
import type { Settings } from '#server/platform/settings/settings.ts';

// A sandbox's people are made up, and must not be found in the place of real ones. In production only what has nothing to read
// is closed; pages that shouldn't be listed stay open, because a crawler has to read that they are `noindex`.
const rules = ({ mode, publicUrl }: Settings): string[] =>
  mode === 'sandbox'
    ? ['User-agent: *', 'Disallow: /']
    : ['User-agent: *', 'Disallow: /api/', 'Disallow: /auth/', '', `Sitemap: ${publicUrl}/sitemap.xml`];

export const serveRobots = (app: FastifyInstance, settings: Settings): void => {
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${rules(settings).join('\n')}\n`),
  );
};
