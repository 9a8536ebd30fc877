import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import type { EnqueueOptions, JobPayload } from './jobs.types.ts';

export type LeasedJob = { id: string; kind: string; payload: JobPayload; attempts: number };

/** Wakes the workers of every process when the transaction commits. */
export const jobChannel = 'job_waiting';

// Longer than any job takes; a dead worker loses its jobs after this.
const lease = sql`now() + interval '2 minutes'`;

const minutes = 60_000;
const waits = [1, 5, 15, 60, 240, 720].map((length) => length * minutes);

/** Adds a job within `trx`; an existing one of the same kind and key stays unchanged. */
export const addJob = async (
  trx: Trx,
  clock: Clock,
  job: { kind: string; payload: JobPayload } & EnqueueOptions,
): Promise<void> => {
  const now = clock.now();
  await trx
    .insertInto('job')
    .values({
      kind: job.kind,
      key: job.key ?? null,
      payload: JSON.stringify(job.payload),
      runAt: job.runAt ?? now,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .execute();
};

/**
 * Leases the job that is due the longest to this worker. SKIP LOCKED keeps two workers from waiting for each other, and the lease prevents
 * a second run. The lease uses the database's clock, which nobody moves.
 * It looks up the first job of each kind, so that a worker for one kind does not read ten thousand jobs of another. Those first ones are
 * locked for a moment: a second worker may find nothing, and soon looks again.
 */
export const leaseNext = async (db: Db, now: Date, kinds: readonly string[]): Promise<LeasedJob | null> => {
  if (kinds.length === 0) return null;
  const { rows } = await sql<LeasedJob>`${prepared}
    update job set leased_until = ${lease}, attempts = attempts + 1
    where id = (
      select first.id from (values ${sql.join(kinds.map((kind) => sql`(${kind})`))}) lane (kind), lateral (
        select id, run_at from job
        where state = 'waiting' and job.kind = lane.kind and run_at <= ${now}
          and (leased_until is null or leased_until < now())
        order by run_at, id limit 1 for update skip locked
      ) first
      order by first.run_at, first.id limit 1
    )
    returning id, kind, payload, attempts
  `.execute(db);
  return rows[0] ?? null;
};

export const markDone = async (db: Db, id: string, now: Date): Promise<void> => {
  await db
    .updateTable('job')
    .set({ state: 'done', finishedAt: now, leasedUntil: null, lastError: null })
    .where('id', '=', id)
    .execute();
};

/**
 * Schedules the job again, later each time. After the last wait it stays `failed` for a person to look at, unless it is never given up. A
 * worker that died counts as a failure.
 */
export const markFailed = async (
  db: Db,
  job: LeasedJob,
  now: Date,
  { error, isNeverGivenUp }: { error: unknown; isNeverGivenUp: boolean },
): Promise<void> => {
  const wait = waits[job.attempts - 1] ?? (isNeverGivenUp ? waits.at(-1) : undefined);
  const lastError = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  await db
    .updateTable('job')
    .set({
      lastError,
      leasedUntil: null,
      ...(wait === undefined
        ? { state: 'failed' as const, finishedAt: now }
        : { runAt: new Date(now.getTime() + wait) }),
    })
    .where('id', '=', job.id)
    .execute();
};

/**
 * `insert into job …` for a part (`with …`) of a statement that has no round trip to spare: one job for each row of `source`. The row's
 * `id` is the key, and the payload's `idName`. It wakes no worker: they look once a second.
 */
export const insertJobs = (
  source: string,
  idName: string,
  { kind, now, runAt = now }: { kind: string; now: Date; runAt?: Date },
): RawBuilder<unknown> => sql`
  insert into job (kind, key, payload, run_at, created_at)
  select ${kind}, id::text, jsonb_build_object(${idName}::text, id), ${runAt}, ${now} from ${sql.table(source)}
  on conflict (kind, key) do nothing`;

/**
 * Drops jobs that are no longer needed, unless they are done or running. Kind and key find them: a new database seems to prefer the index
 * of waiting jobs, which is long just when it matters.
 */
export const dropJobs = (source: string, kind: string): RawBuilder<unknown> => sql`
  delete from job using ${sql.table(source)} as source
  where job.kind = ${kind} and job.key = source.id::text and job.state not in ('done', 'failed')
    and job.leased_until is null`;
