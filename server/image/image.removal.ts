import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { Files } from '#server/platform/files/files.ts';
import { dailyKey } from '#server/platform/jobs/job-keys.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { deleteImage, unusedImages } from './image.queries.ts';

const kind = 'image-removal';
const day = 24 * 60 * 60_000;

/** Schedules the removal of unused images at `runAt`. */
export const planRemoval = (jobs: Jobs, trx: Trx, runAt: Date): Promise<void> =>
  jobs.enqueue(trx, kind, { isDaily: false }, { runAt });

/** Schedules the daily search for images of deleted pages, once for all processes. */
export const scheduleRemovals = ({ db, jobs }: { db: Db; jobs: Jobs }, time: Date): Promise<void> =>
  db
    .transaction()
    .execute((trx) => jobs.enqueue(trx, kind, { isDaily: true }, { runAt: time, key: dailyKey(time) }));

type Deps = { db: Db; clock: Clock; jobs: Jobs; files: Files };

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
