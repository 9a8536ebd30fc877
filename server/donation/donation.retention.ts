import { deleteClosedKeys } from '#server/charging/charging.ts';
import { forgetSignals } from '#server/fraud/fraud.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import { hourlyKey } from '#server/platform/jobs/job-keys.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { forgetJob } from './donation.jobs.ts';
import { purposeName } from './donation.types.ts';

type Deps = { db: Db; clock: Clock; jobs: Jobs };

const hour = 60 * 60_000;

/** Schedules the deletion of outdated rows for `time`'s hour, once for all processes. */
export const scheduleForgetting = ({ db, jobs }: { db: Db; jobs: Jobs }, time: Date): Promise<void> =>
  db.transaction().execute((trx) => jobs.enqueue(trx, forgetJob, {}, { runAt: time, key: hourlyKey(time) }));

export const registerForgetting = ({ db, clock, jobs }: Deps): void =>
  jobs.register(
    forgetJob,
    async () => {
      const now = clock.now();
      await forgetSignals(db, now);
      await deleteClosedKeys(db, purposeName, now);
      await scheduleForgetting({ db, jobs }, new Date(clock.now().getTime() + hour));
    },
    { isNeverGivenUp: true },
  );
