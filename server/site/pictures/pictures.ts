import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkLimit } from '#server/platform/contract/rate-limits.ts';
import type { Platform } from '#server/platform/platform.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { contentPages } from '#server/site/content-heads.ts';
import { findShown, type Shown } from '#server/site/shown.ts';
import { type Picture, pictureBook } from './book.ts';
import { drawClimb, drawPage, drawTall } from './draw.ts';
import { climbOf, nameOfPage, sceneOfPage, tallOf, versionOf } from './picture-address.ts';

const send = (
  { png, etag }: Picture,
  request: FastifyRequest,
  reply: FastifyReply,
  maxAge: number,
): FastifyReply => {
  reply.headers({ 'cache-control': `public, max-age=${maxAge}`, etag, 'x-content-type-options': 'nosniff' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('image/png').send(png);
};

const hour = 3600;

/** Drawing a picture takes some 30 milliseconds of a processor: one network gets a sixth of it. */
const perMinute = 300;

type Deps = Pick<Platform, 'settings' | 'db' | 'loadRenderer'>;

/**
 * The pictures of shared links, and the tall ones for posts. Their addresses change with their content
 * (`?v=`), so caching them is safe.
 */
export const servePictures = async (app: FastifyInstance, deps: Deps): Promise<void> => {
  const limited = { preHandler: await networkLimit(app, 'picture', perMinute) };
  const pictureFor = pictureBook();

  const shownOf = async (kind: Shown['kind'], id: string): Promise<Shown> => {
    const shown = await findShown(deps.db, kind, id);
    if (shown === null) throw platformProblem('not-found');
    return shown;
  };

  for (const kind of ['profile', 'peloton'] as const satisfies readonly Shown['kind'][]) {
    app.get<{ Params: { id: string } }>(`/pictures/${kind}/:id.png`, limited, async (request, reply) => {
      const climb = climbOf(await shownOf(kind, request.params.id));
      const picture = await pictureFor(`${kind} ${versionOf(climb)}`, () => drawClimb(climb));
      return send(picture, request, reply, hour);
    });

    app.get<{ Params: { id: string } }>(`/pictures/${kind}/:id/tall.png`, limited, async (request, reply) => {
      const tall = tallOf(await shownOf(kind, request.params.id), deps.settings);
      const picture = await pictureFor(`${kind} tall ${versionOf(tall)}`, () => drawTall(tall));
      return send(picture, request, reply, hour);
    });
  }

  app.get<{ Params: { '*': string } }>('/pictures/page/*', limited, async (request, reply) => {
    const asked = request.params['*'];
    const page = (await contentPages(deps)).find(({ path }) => `${nameOfPage(path)}.png` === asked);
    if (page === undefined) throw platformProblem('not-found');
    const scene = sceneOfPage(page);
    const picture = await pictureFor(`page ${versionOf(scene)}`, () => drawPage(scene));
    return send(picture, request, reply, 24 * hour);
  });
};
