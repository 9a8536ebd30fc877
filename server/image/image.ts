import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { currentEvent } from '#server/event/event.ts';
import { pelotonProblem } from '#server/peloton/peloton.problems.ts';
import { findPeloton, isLeader } from '#server/peloton/peloton.ts';
import { tooBusy } from '#server/platform/contract/admission.ts';
import { type Answer, type Call, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { answerGiven, withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import type { Platform } from '#server/platform/platform.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { openProcess } from '#server/platform/processes/processes.ts';
import { ownPerson } from '#server/user/user.ts';
import type * as decoding from './decode.process.ts';
import { imageProblem } from './image.problems.ts';
import { isKept, letGo, letGoOfAll, showImage } from './image.queries.ts';
import type { ImageKind, PageOwner, Rendition } from './image.rules.ts';
import { typeOf } from './image.signature.ts';
import { grace, planRemoval, storeImage, takeUpload } from './image.upload.ts';

/** Milliseconds for one image; the decoder gives up earlier. */
const patience = 20_000;

/** Images of one process that wait or are drawn. */
const mostWaiting = 8;

/** Draws images one at a time: several at once would multiply the memory. */
const imageDrawing = () => {
  const inProcess = openProcess<typeof decoding>(new URL('./decode.process.ts', import.meta.url), patience);
  let waiting = 0;

  /** @throws ProblemError for an image that is refused or unreadable, or when too many wait */
  return async (drawing: decoding.Drawing): Promise<Rendition[]> => {
    if (waiting >= mostWaiting) throw tooBusy();
    waiting += 1;
    try {
      // The file is the cause, whether the decoder rejects it, crashes or does not end.
      const drawn = await inProcess('draw', drawing).catch((cause: unknown) => {
        throw imageProblem('image-unreadable', { cause });
      });
      if (drawn.refusal !== null) throw imageProblem(drawn.refusal);
      return drawn.renditions;
    } finally {
      waiting -= 1;
    }
  };
};

export type { ImageKind } from './image.rules.ts';
export { widthsOf } from './image.rules.ts';
export { namesOf, registerRemovals, scheduleRemovals } from './image.upload.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'jobs' | 'files'>;
type Upload = Call<'uploadUserImage'> | Call<'uploadPelotonImage'>;
type Removal = Call<'removeUserImage'> | Call<'removePelotonImage'>;
type Page = { owner: PageOwner; kind: ImageKind };

const ownPage = async (
  db: Db,
  call: Call<'uploadUserImage'> | Call<'removeUserImage'>,
): Promise<PageOwner> => {
  const { personId } = await ownPerson(db, call);
  return { personId };
};

const ledPage = async (
  db: Db,
  call: Call<'uploadPelotonImage'> | Call<'removePelotonImage'>,
): Promise<PageOwner> => {
  const { personId } = signedIn(call);
  const peloton = await findPeloton(db, call.params.id);
  const { id: eventId } = await currentEvent(db);
  if (!peloton || !(await isLeader(db, { pelotonId: peloton.id, eventId, personId })))
    throw pelotonProblem('peloton-not-yours');
  return { pelotonId: peloton.id };
};

/** Shows the image, or none, and releases the one before: at once where a person removes it. */
const show = async (
  { clock, jobs }: Deps,
  trx: Trx,
  { owner, kind }: Page,
  address: string | null,
): Promise<void> => {
  const before = await showImage(trx, { owner, kind, address });
  const until = new Date(clock.now().getTime() + (address === null ? 0 : grace));
  if (before !== null && (await letGo(trx, before, until))) await planRemoval(jobs, trx, until);
};

/** The request by its contents: the bytes are compared by their hash. */
const keyed = (call: Upload) => ({
  ...call,
  body: { ...call.body, image: createHash('sha256').update(call.body.image).digest('hex') },
});

const uploading = (deps: Deps) => {
  const draw = imageDrawing();
  return async (call: Upload, owner: PageOwner): Promise<Answer<'uploadUserImage'>> => {
    const { db } = deps;
    const { kind } = call.params;
    const { image, focalX, focalY } = call.body;
    const request = keyed(call);
    const given = await answerGiven<Answer<'uploadUserImage'>>(db, request);
    if (given !== null) return given;
    const type = typeOf(image);
    if (type === null) throw imageProblem('image-type-unknown');
    await takeUpload(deps, signedIn(call).personId);
    const renditions = await draw({ bytes: image, type, kind, focalX, focalY });
    const stored = await storeImage(deps, owner, kind, renditions);
    return withIdempotency(deps, request, async (trx): Promise<Answer<'uploadUserImage'>> => {
      if (!(await isKept(trx, stored.id))) throw platformProblem('temporarily-unavailable');
      await show(deps, trx, { owner, kind }, stored.address);
      return { status: 200, body: { url: stored.address } };
    });
  };
};

const removing =
  (deps: Deps) =>
  (call: Removal, owner: PageOwner): Promise<Answer<'removeUserImage'>> =>
    withIdempotency(deps, { ...call, body: null }, async (trx): Promise<Answer<'removeUserImage'>> => {
      await show(deps, trx, { owner, kind: call.params.kind }, null);
      return { status: 204 };
    });

/** Images of people and pelotons. */
export const imageOperations = (deps: Deps) => {
  const { db } = deps;
  const upload = uploading(deps);
  const remove = removing(deps);
  return {
    uploadUserImage: async (call) => upload(call, await ownPage(db, call)),
    removeUserImage: async (call) => remove(call, await ownPage(db, call)),
    uploadPelotonImage: async (call) => upload(call, await ledPage(db, call)),
    removePelotonImage: async (call) => remove(call, await ledPage(db, call)),
  } satisfies Partial<Handlers>;
};

/** Removes the files of all the person's own images, once `trx` has taken them from the page. */
export const letGoOfImages = async (
  { jobs }: Pick<Platform, 'jobs'>,
  trx: Trx,
  personId: string,
  at: Date,
): Promise<void> => {
  if (await letGoOfAll(trx, personId, at)) await planRemoval(jobs, trx, at);
};

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
export const serveImages = (app: FastifyInstance, { files }: Pick<Platform, 'files'>): void => {
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
