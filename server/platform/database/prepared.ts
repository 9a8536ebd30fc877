import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import type { Pool, PoolClient, QueryResult } from 'pg';

const mark = '/* prepared */';

/**
 * At the head of a statement that comes hundreds of times a second: a connection to a server then reads and plans it once, which
 * otherwise takes longer than the work itself. Only for a statement with few texts (what differs goes in as a parameter), since each
 * stays with its connections; and one whose best plan doesn't hang on the values, since all get the same.
 */
export const prepared = sql.raw(mark);

const names = new Map<string, string>();

/** The same for the same text; the server knows it by this. */
const nameOf = (text: string): string => {
  const name = names.get(text) ?? `kept_${names.size + 1}`;
  names.set(text, name);
  return name;
};

const preparingClient = (client: PoolClient): PostgresPoolClient => {
  // With a callback, as what pg makes for its own promise outlives its query: hundreds a second fill the old generation, and all
  // requests wait while that is collected.
  const query = (text: string, values: readonly unknown[] = []) => {
    const { promise, resolve, reject } = Promise.withResolvers<QueryResult>();
    client.query(
      { text, values: [...values], ...(text.startsWith(mark) && { name: nameOf(text) }) },
      (error: Error | null, result) => (error ? reject(error) : resolve(result)),
    );
    return promise;
  };
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
};

/** A pool whose connections keep what is marked as `prepared`. */
export const preparingPool = (pool: Pool): PostgresPool => {
  // Kysely knows a connection again by its client.
  const known = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const preparing = known.get(client) ?? preparingClient(client);
      known.set(client, preparing);
      return preparing;
    },
    end: () => pool.end(),
  };
};
