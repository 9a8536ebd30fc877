import type { Clock } from '#server/platform/clock/clock.ts';
import type { Store } from '#server/platform/database/database.ts';
import { createEvents } from '#server/platform/events/events.ts';
import { createJobs, type Jobs } from '#server/platform/jobs/jobs.ts';
import { createLoadShedding, type LoadShedding } from '#server/platform/load-shedding.ts';
import { silent } from './silent.ts';

/** The jobs of one process on a test's store; two of them are two processes. */
export const testJobs = (
  store: Store,
  clock: Clock,
  loadShedding: LoadShedding = createLoadShedding(),
): Jobs => createJobs({ db: store.db, clock, events: createEvents(store), log: silent, loadShedding });
