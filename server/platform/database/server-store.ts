import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import { Client, type ClientBase, Pool, types } from 'pg';
import type { Log } from '#server/platform/log.ts';
import type { Store } from './database.ts';
import { listenOn } from './listening.ts';
import { parsers } from './parsers.ts';
import { preparingPool } from './prepared.ts';
import type { Database } from './schema.gen.ts';

const textFormat = 'text';

const executeOn = async (client: ClientBase, statements: string): Promise<void> => {
  try {
    await client.query(statements);
  } catch (error) {
    // A transaction that the statements began must not stay with the connection.
    await client.query('rollback');
    throw error;
  }
};

/** On a connection that is the owner's and ends at once: nothing else of this process is done with such rights. */
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
 * A PostgreSQL server. Connections are opened as they are needed, so a server that is away shows at the first query. `execute` works with
 * the role of `ownerUrl` where it is given.
 */
export const openServerStore = (url: string, log: Log, ownerUrl: string | null = null): Store => {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    // Nobody waits longer than this for an answer, so nothing may hold a place or a lock for longer.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    // Our tables lie in memory or on disks that seek for nothing. As for a spinning one, small tables would be read whole, and large ones
    // too, by a plan that is kept from when they were small. Whoever needs others names them in the address, which replace these.
    options: '-c random_page_cost=1.1',
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        (format ?? textFormat) === textFormat && parsers[id] ? parsers[id] : types.getTypeParser(id, format),
    },
  });
  // An idle connection that breaks must not end the process: the pool opens another one.
  pool.on('error', (error) => log.warn(error, 'an idle database connection broke'));
  // Nor may one that is being used: who uses it hears of it from the query, but the pool doesn't listen meanwhile.
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
