import { type RawBuilder, sql } from 'kysely';

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
