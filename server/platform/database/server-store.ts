import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import { Client, type ClientBase, Pool, types } from 'pg';
import type { Log } from '#server/platform/log.ts';
import type { Store } from './database.ts';
import { parsers } from './embedded-store.ts';
import { listenOn } from './listening.ts';
import { preparingPool } from './prepared.ts';
import type { Database } from './schema.gen.ts';

const textFormat = 'text';

const executeOn = async (client: ClientBase, statements: string): Promise<void> => {
  try {
    await client.query(statements);
  } catch (error) {
    // The connection must not keep a transaction that the statements began.
    await client.query('rollback');
    throw error;
  }
};

/** On a separate owner's connection that ends at once: nothing else in this process runs with these rights. */
const executeAt = async (url: string, statements: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await executeOn(client, statements);
  } finally {
    await client.end();
  }
};

/**
 * A PostgreSQL server. Connections open on demand, so an unreachable server shows at the first query. `execute` uses the role of `ownerUrl`
 * where it is given.
 */
export const openServerStore = (url: string, log: Log, ownerUrl: string | null = null): Store => {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    // No client waits longer for an answer, so no statement may hold a connection or a lock for longer.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    // The tables are in RAM or on SSDs. With the default for spinning disks, PostgreSQL reads small tables whole, and keeps that plan when
    // they have grown. Settings in the database's address replace these.
    options: '-c random_page_cost=1.1',
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        (format ?? textFormat) === textFormat && parsers[id] ? parsers[id] : types.getTypeParser(id, format),
    },
  });
  // An idle connection that breaks must not end the process: the pool opens another one.
  pool.on('error', (error) => log.warn(error, 'an idle database connection broke'));
  // Nor may a busy one: its user gets the error from the query, but the pool does not listen meanwhile.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn(error, 'a database connection broke')),
  );
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: preparingPool(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  const listening = listenOn(() => new Client({ connectionString: url }), log);
  return {
    db,
    kind: 'server',
    execute: async (statements) => {
      if (ownerUrl !== null) return executeAt(ownerUrl, statements);
      const client = await pool.connect();
      try {
        await executeOn(client, statements);
      } finally {
        client.release();
      }
    },
    listen: listening.listen,
    close: async () => {
      await listening.close();
      await db.destroy();
    },
  };
};
