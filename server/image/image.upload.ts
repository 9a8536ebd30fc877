import { createHash, randomUUID } from 'node:crypto';
import { type Trx, transact } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { dailyKey } from '#server/platform/jobs/jobs.types.ts';
import type { Platform } from '#server/platform/platform.ts';
import { imageProblem } from './image.problems.ts';
import { countUpload, deleteImage, insertImage, unusedImages } from './image.queries.ts';
import type { ImageKind, PageOwner, Rendition } from './image.rules.ts';

const kind = 'image-removal';
const day = 24 * 60 * 60_000;

/** Schedules the removal of unused images at `runAt`. */
export const planRemoval = (jobs: Jobs, trx: Trx, runAt: Date): Promise<void> =>
  jobs.enqueue(trx, kind, { isDaily: false }, { runAt });

/** Schedules the daily search for images of deleted pages, once for all processes. */
export const scheduleRemovals = ({ db, jobs }: Pick<Platform, 'db' | 'jobs'>, time: Date): Promise<void> =>
  db
    .transaction()
    .execute((trx) => jobs.enqueue(trx, kind, { isDaily: true }, { runAt: time, key: dailyKey(time) }));

type Deps = Pick<Platform, 'db' | 'clock' | 'jobs' | 'files'>;

const removeUnused = async ({ db, clock, files }: Deps): Promise<void> => {
  for (;;) {
    const images = await unusedImages(db, clock.now());
    for (const image of images) {
      // The files go first: if the process ends in between, the row still names them.
      await Promise.all(image.files.map(files.remove));
      await deleteImage(db, image.id);
    }
    if (images.length === 0) return;
  }
};

/** Removes the files of images that were replaced, removed or never shown. */
export const registerRemovals = (deps: Deps): void =>
  deps.jobs.register(
    kind,
    async ({ isDaily }) => {
      await removeUnused(deps);
      if (isDaily === true) await scheduleRemovals(deps, new Date(deps.clock.now().getTime() + day));
    },
    { isNeverGivenUp: true },
  );

const hour = 60 * 60_000;

/** How long an unused image is kept: while it is stored, and for readers who have the old page open. */
export const grace = hour;

const mostUploads = 10;

/**
 * Counts one of the ten uploads that a person has in an hour, in the database for all processes.
 * @throws ProblemError `image-limit-reached`
 */
export const takeUpload = async (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  personId: string,
): Promise<void> => {
  const now = clock.now();
  const since = new Date(now.getTime() - hour);
  const oldest = await transact(db, (trx) => countUpload(trx, { personId, now, since, most: mostUploads }));
  if (oldest === null) return;
  const seconds = Math.max(1, Math.ceil((oldest.getTime() - since.getTime()) / 1000));
  throw imageProblem('image-limit-reached', { headers: { 'retry-after': String(seconds) } });
};

/** The address of an image; `/${name}` of its file is another one of its sizes. */
export const namesOf = (id: string, renditions: readonly Rendition[]): string[] => {
  const largest = renditions.at(-1)?.bytes ?? new Uint8Array();
  const hash = createHash('sha256').update(largest).digest('hex').slice(0, 32);
  return renditions.map(({ width }) => `images/${id}/${hash}-${width}.webp`);
};

/**
 * Stores a drawn image, for a page to show. The row comes first, with the job that removes unused images, so that no failure leaves a file
 * behind.
 */
export const storeImage = async (
  { db, clock, jobs, files }: Pick<Platform, 'db' | 'clock' | 'jobs' | 'files'>,
  owner: PageOwner,
  kind: ImageKind,
  renditions: readonly Rendition[],
): Promise<{ id: string; address: string }> => {
  const id = randomUUID();
  const names = namesOf(id, renditions);
  const address = `/${names.at(-1)}`;
  const createdAt = clock.now();
  const keepUntil = new Date(createdAt.getTime() + grace);
  await transact(db, async (trx) => {
    await insertImage(trx, { id, owner, kind, address, files: names, keepUntil, createdAt });
    await planRemoval(jobs, trx, keepUntil);
  });
  for (const [index, name] of names.entries())
    await files.put(name, renditions[index]?.bytes ?? new Uint8Array());
  return { id, address };
};
