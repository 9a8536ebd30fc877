import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

type Digest = Record<string, string>;

/** The place in the log of changes. It moves with each row that is written in any database of the server. */
const placeInLog = async (db: Db): Promise<string | undefined> => {
  const { rows } = await sql<{ place: string }>`
    select pg_current_wal_insert_lsn()::text as place`.execute(db);
  return rows[0]?.place;
};

const known = new WeakMap<Db, { place: string | undefined; digest: Digest }>();

const readTables = async (db: Db): Promise<Digest> => {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1
  `.execute(db);
  const each = tables.rows.map(
    ({
      name,
    }) => sql`select ${name} as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash
      from ${sql.table(name)} t`,
  );
  const { rows } = await sql<{ name: string; hash: string }>`${sql.join(each, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
};

/** What every table holds, as one hash each: the same before and after means that nothing was written. */
export const tableDigest = async (db: Db): Promise<Digest> => {
  const place = await placeInLog(db);
  const last = known.get(db);
  if (place !== undefined && last?.place === place) return last.digest;
  const digest = await readTables(db);
  known.set(db, { place, digest });
  return digest;
};
