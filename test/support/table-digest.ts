import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** What every table holds, as one hash each: the same before and after means that nothing was written. */
export const tableDigest = async (db: Db): Promise<Record<string, string>> => {
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
