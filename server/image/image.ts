import { createHash } from 'node:crypto';
import { currentEvent } from '#server/event/event.ts';
import { pelotonProblem } from '#server/peloton/peloton.problems.ts';
import { findPeloton, isLeader } from '#server/peloton/peloton.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import { type Answer, type Call, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { Files } from '#server/platform/files/files.ts';
import { answerGiven, withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { ownPerson } from '#server/user/user.ts';
import { imageDrawing } from './image.drawing.ts';
import { imageProblem } from './image.problems.ts';
import { isKept, letGo, showImage } from './image.queries.ts';
import { planRemoval } from './image.removal.ts';
import { typeOf } from './image.signature.ts';
import type { ImageKind, PageOwner } from './image.types.ts';
import { grace, storeImage, takeUpload } from './image.upload.ts';

export { letGoOfImages } from './image.closing.ts';
export { registerRemovals, scheduleRemovals } from './image.removal.ts';
export { widthsOf } from './image.rules.ts';
export { serveImages } from './image.serving.ts';
export type { ImageKind } from './image.types.ts';
export { namesOf } from './image.upload.ts';

type Deps = { db: Db; clock: Clock; jobs: Jobs; files: Files };
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
