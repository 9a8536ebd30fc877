import type { Kysely, Transaction } from 'kysely';
import { isConflict } from './database-errors.ts';
import type { Database } from './schema.gen.ts';

export type { Database } from './schema.gen.ts';
export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** One store with two implementations: PostgreSQL inside this process (PGlite), or a server. Both take the same SQL. */
export type Store = {
  db: Db;
  /** `embedded` has a single connection: inside a transaction only `trx` may be used, as `db` would wait for itself. */
  kind: 'embedded' | 'server';
  /**
   * Runs several statements together, outside Kysely, with the rights of the tables' owner where that role is known. When one fails, a
   * transaction that they began is rolled back.
   */
  execute: (statements: string) => Promise<void>;
  /** LISTEN; resolves with the function that stops it. */
  listen: (channel: string, listener: (payload: string) => void) => Promise<() => Promise<void>>;
  close: () => Promise<void>;
};

const attempts = 3;

/** Runs one transaction, again after a conflict. `work` may run more than once: effects outside the database have to wait until it ends. */
export const transact = async <Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error;
    }
  }
};
