import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import { dailyKey } from '#server/platform/jobs/job-keys.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';

type Deps = { db: Db; clock: Clock; jobs: Jobs };

const kind = 'idempotency-expiry';
const day = 24 * 60 * 60 * 1000;
const keptFor = 30 * day;

/** Schedules the deletion of old answers for `time`'s day; several processes schedule it once. */
export const scheduleExpiry = ({ db, jobs }: { db: Db; jobs: Jobs }, time: Date): Promise<void> =>
  db.transaction().execute((trx) => jobs.enqueue(trx, kind, {}, { runAt: time, key: dailyKey(time) }));

/** Deletes answers after 30 days, once a day: by then no client repeats the request, and answers hold personal data. */
export const registerExpiry = ({ db, clock, jobs }: Deps): void =>
  jobs.register(
    kind,
    async () => {
      const now = clock.now().getTime();
      await db
        .deleteFrom('idempotencyRecord')
        .where('createdAt', '<', new Date(now - keptFor))
        .execute();
      await scheduleExpiry({ db, jobs }, new Date(now + day));
    },
    { isNeverGivenUp: true },
  );
