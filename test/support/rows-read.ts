import { sql } from 'kysely';
import type { Trx } from '#server/platform/database/database.ts';

const readSoFar = async (trx: Trx, table: string): Promise<number> => {
  const { rows } = await sql<{ read: number }>`
    select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read
    from pg_stat_xact_user_tables where relname = ${table}`.execute(trx);
  return rows[0]?.read ?? Number.NaN;
};

/** How many rows of a table the work reads: what it costs, on any machine. */
export const rowsRead = async (trx: Trx, table: string, work: () => Promise<unknown>): Promise<number> => {
  const before = await readSoFar(trx, table);
  await work();
  return (await readSoFar(trx, table)) - before;
};
