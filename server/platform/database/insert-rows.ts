import { sql } from 'kysely';
import type { Database, Trx } from './database.ts';

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Bytes in the database's text form. */
const asJson = (value: unknown) =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value;

/** Inserts all rows as one parameter: the embedded database would take seconds to bind thousands of placeholders. */
export const insertRows = async (
  trx: Trx,
  table: keyof Database & string,
  rows: readonly object[],
): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const name = snakeCase(table);
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(snakeCase(column))));
  const json = JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [snakeCase(key), asJson(value)])),
    ),
  );
  await sql`
    insert into ${sql.table(name)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(name)}, ${json}::json)
  `.execute(trx);
};
