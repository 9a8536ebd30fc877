import type { Platform } from '#server/platform/platform.ts';

const kind = 'idempotency-expiry';
const day = 24 * 60 * 60 * 1000;
const keptFor = 30 * day;

type Parts = Pick<Platform, 'db' | 'clock' | 'jobs'>;

/** Has the old answers of `time`'s day thrown away; several processes that ask for the same day get it done once. */
export const scheduleExpiry = ({ db, jobs }: Pick<Parts, 'db' | 'jobs'>, time: Date): Promise<void> =>
  db
    .transaction()
    .execute((trx) => jobs.enqueue(trx, kind, {}, { runAt: time, key: time.toISOString().slice(0, 10) }));

/** Forgets answers after 30 days, once a day: by then nobody repeats the request, and they hold what people entered. */
export const registerExpiry = ({ db, clock, jobs }: Parts): void =>
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
