import type { FastifyInstance } from 'fastify';
import type { Settings } from '#server/platform/settings/settings.ts';

// A sandbox's people are fictional, and must not appear in searches for real ones. In production only what has no text is closed; unlisted
// pages stay open, because a crawler has to read their `noindex`.
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
