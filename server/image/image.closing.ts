import type { Trx } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { letGoOfAll } from './image.queries.ts';
import { planRemoval } from './image.removal.ts';

/** Removes the files of all the person's own images, once `trx` has taken them from the page. */
export const letGoOfImages = async (
  { jobs }: { jobs: Jobs },
  trx: Trx,
  personId: string,
  at: Date,
): Promise<void> => {
  if (await letGoOfAll(trx, personId, at)) await planRemoval(jobs, trx, at);
};
