import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

const read = async (db: Db): Promise<string> => {
  const made = randomBytes(32).toString('base64url');
  const { rows } = await sql<{ secret: string }>`
    insert into card_testing_key (secret) values (${made})
    on conflict (only_row) do update set secret = card_testing_key.secret returning secret`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database gave no key.');
  return row.secret;
};

const known = new WeakMap<Db, Promise<string>>();

/** The key of all processes on this database; whoever needs it first makes it. */
export const secretOf = (db: Db): Promise<string> => {
  const secret = known.get(db) ?? read(db);
  known.set(db, secret);
  secret.catch(() => known.delete(db));
  return secret;
};

/** The same for the same text, and nothing that the text could be told from. */
export const digest = (secret: string, kind: 'address' | 'donor' | 'domain' | 'card', text: string): string =>
  createHmac('sha256', secret).update(`${kind} ${text}`).digest('base64url').slice(0, 22);
