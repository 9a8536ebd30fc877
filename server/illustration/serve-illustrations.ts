import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { networkLimit } from '#server/platform/contract/rate-limits.ts';
import { keepLatest } from '#server/platform/memory/latest.ts';
import { encodingFor, type PackedDocument, packedOnce } from '#server/platform/pages/packing.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { drawScene, sceneFor } from './draw-scene.ts';
import type { Scene } from './scenes/scene.ts';

/** How many drawings are kept, of some 20 kB each. */
const room = 200;

/** A list shows a dozen at once; a new drawing takes a few milliseconds. */
const perMinute = 1200;

type Drawn = PackedDocument & { etag: string };

/** `/illustrations/{word}.svg`: the scene of a word, by day and by night as the reader’s page is; 404 where nobody drew one. */
export const serveIllustrations = async (app: FastifyInstance): Promise<void> => {
  const limited = { preHandler: await networkLimit(app, 'illustration', perMinute) };
  const keep = keepLatest<Drawn>(room);

  const drawn = (of: string, scene: Scene): Promise<Drawn> =>
    keep(of, async () => {
      const svg = drawScene(scene);
      const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
      return { ...packedOnce(svg), etag };
    });

  app.get<{ Params: { word: string } }>('/illustrations/:word.svg', limited, async (request, reply) => {
    const { word } = request.params;
    const scene = sceneFor(word);
    if (scene === undefined) throw platformProblem('not-found');
    const { html: svg, packed, etag } = await drawn(word, scene);
    reply.headers({
      // A day, and a week more while the new one is asked for: nobody waits for a drawing that they have seen.
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      etag,
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const encoding = encodingFor(request);
    reply.type('image/svg+xml');
    if (encoding === null) return reply.send(svg);
    return reply.header('content-encoding', encoding).send(await packed(encoding));
  });
};
