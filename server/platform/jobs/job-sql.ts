import { type RawBuilder, sql } from 'kysely';

type NewJob = { kind: string; now: Date; runAt?: Date };

/**
 * `insert into job …` for a part (`with …`) of a statement that has no round trip to spare: one job for each row of `source`, keyed by
 * its `id`, which is also the payload's `idName`. Wakes nobody: the workers look once a second by themselves.
 */
export const insertJobs = (
  source: string,
  idName: string,
  { kind, now, runAt = now }: NewJob,
): RawBuilder<unknown> => sql`
  insert into job (kind, key, payload, run_at, created_at)
  select ${kind}, id::text, jsonb_build_object(${idName}::text, id), ${runAt}, ${now} from ${sql.table(source)}
  on conflict (kind, key) do nothing`;

/**
 * The opposite: what is not needed any more, unless it is done or being done. Said so that it is found by kind and key: the index of
 * what waits, which a new database seems to be best read by, is long just when it matters.
 */
export const dropJobs = (source: string, kind: string): RawBuilder<unknown> => sql`
  delete from job using ${sql.table(source)} as source
  where job.kind = ${kind} and job.key = source.id::text and job.state not in ('done', 'failed')
    and job.leased_until is null`;
