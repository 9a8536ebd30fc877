import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './database.ts';

const read = async (db: Db, table: string): Promise<string> => {
  const made = randomBytes(32).toString('base64url');
  const { rows } = await sql<{ secret: string }>`
    insert into ${sql.table(table)} as stored (secret) values (${made})
    on conflict (only_row) do update set secret = stored.secret returning secret`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database gave no key.');
  return row.secret;
};

/**
 * A key that all processes on one database share; the first process that needs it creates it.
 * @param table has one row, with a column `secret`
 */
export const storedSecret = (table: string): ((db: Db) => Promise<string>) => {
  const known = new WeakMap<Db, Promise<string>>();
  return (db) => {
    const secret = known.get(db) ?? read(db, table);
    known.set(db, secret);
    secret.catch(() => known.delete(db));
    return secret;
  };
};
