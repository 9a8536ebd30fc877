import type { FastifyInstance } from 'fastify';
import { docsPage } from './docs-page.ts';
import { contract } from './document.ts';

/** The contract for people at /docs and for programs at /openapi.json. */
export const serveDocs = (app: FastifyInstance): void => {
  let page: string | null = null;
  let json: string | null = null;
  app.get('/docs', (_request, reply) => {
    page ??= docsPage();
    return reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(page);
  });
  app.get('/openapi.json', (_request, reply) => {
    json ??= JSON.stringify(contract);
    return reply.type('application/json').send(json);
  });
};
