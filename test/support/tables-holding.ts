import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** The names of the tables in whose rows, written as text, `text` stands somewhere. */
export const tablesHolding = async (db: Db, text: string): Promise<string[]> => {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1
  `.execute(db);
  const each = tables.rows.map(
    ({ name }) => sql`select ${name} as name where exists (
      select from ${sql.table(name)} held where strpos(held::text, ${text}) > 0
    )`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(each, sql` union all `)}`.execute(db);
  return rows.map(({ name }) => name);
};
