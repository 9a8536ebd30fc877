import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import type { Pool, PoolClient, QueryResult } from 'pg';

const mark = '/* prepared */';

/**
 * Marks a frequent statement, which each server connection then parses and plans once; planning otherwise takes longer than the work. Use
 * it only for a statement with few texts (values go in as parameters), since each connection keeps them. Its best plan must not depend on
 * the values, since all get the same plan.
 */
export const prepared = sql.raw(mark);

const names = new Map<string, string>();

/** The statement's name on the server; equal texts have equal names. */
const nameOf = (text: string): string => {
  const name = names.get(text) ?? `kept_${names.size + 1}`;
  names.set(text, name);
  return name;
};

const preparingClient = (client: PoolClient): PostgresPoolClient => {
  // Uses a callback: objects of pg's own promise outlive their query. Hundreds a second fill the old generation, and all requests wait for
  // its collection.
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

/** A pool whose connections keep statements marked as `prepared`. */
export const preparingPool = (pool: Pool): PostgresPool => {
  // Kysely recognizes a connection by its client.
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
