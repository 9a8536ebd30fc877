import type { FastifyInstance } from 'fastify';
import type { Files } from '#server/platform/files/files.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';

const name = /^[0-9a-f-]{36}\/[0-9a-f]{32}-\d{3,4}\.webp$/;

/** The browser treats it as a picture only: it runs no script and loads nothing, by itself or in a frame. */
const headers = {
  'content-type': 'image/webp',
  'content-disposition': 'inline',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

/** Serves images at addresses whose content never changes, so that a CDN can cache them. */
export const serveImages = (app: FastifyInstance, { files }: { files: Files }): void => {
  app.get<{ Params: { '*': string } }>('/images/*', async (request, reply) => {
    const asked = request.params['*'];
    if (!name.test(asked)) throw platformProblem('not-found');
    const etag = `"${asked.slice(37, -'.webp'.length)}"`;
    if (request.headers['if-none-match'] === etag)
      return reply
        .code(304)
        .headers({ ...headers, etag })
        .send();
    const file = await files.open(`images/${asked}`);
    if (file === null) throw platformProblem('not-found');
    return reply.headers({ ...headers, etag, 'content-length': file.size }).send(file.body);
  });
};
