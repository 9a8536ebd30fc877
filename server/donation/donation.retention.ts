import { deleteClosedKeys } from '#server/charging/charging.ts';
import { forgetSignals } from '#server/fraud/fraud.ts';
import type { Platform } from '#server/platform/platform.ts';
import { forgetJob } from './donation.jobs.ts';
import { purposeName } from './donation.types.ts';

const hour = 60 * 60_000;

/** Has what nobody looks at any more forgotten in the hour of `time`; several processes that ask get it done once. */
export const scheduleForgetting = ({ db, jobs }: Pick<Platform, 'db' | 'jobs'>, time: Date): Promise<void> =>
  db
    .transaction()
    .execute((trx) =>
      jobs.enqueue(trx, forgetJob, {}, { runAt: time, key: time.toISOString().slice(0, 13) }),
    );

export const registerForgetting = ({ db, clock, jobs }: Platform): void =>
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
