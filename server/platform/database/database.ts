import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.gen.ts';

export type { Database } from './schema.gen.ts';
export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** One store, two ends: PostgreSQL inside this process (PGlite), or a server. Both speak the same SQL. */
export type Store = {
  db: Db;
  /** `embedded` has a single connection: inside a transaction only `trx` may be used, `db` would wait for itself. */
  kind: 'embedded' | 'server';
  /**
   * Runs several statements in one go, outside Kysely, with the rights of the role that owns the tables where that is known; a
   * transaction they began is rolled back when one fails.
   */
  execute: (statements: string) => Promise<void>;
  /** LISTEN; resolves with the way to stop. */
  listen: (channel: string, listener: (payload: string) => void) => Promise<() => Promise<void>>;
  close: () => Promise<void>;
};
