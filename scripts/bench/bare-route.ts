import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import Fastify, { type FastifyInstance } from 'fastify';
import { singleConnection } from '#server/platform/database/embedded-store.ts';

export type Statement = { sql: string; parameters: readonly unknown[] };

/** Records every statement that reaches the database while `work` runs. */
export async function recordStatements(engine: PGlite, work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const original = engine.query;
  engine.query = ((sql: string, parameters: unknown[] = [], options?: Parameters<PGlite['query']>[2]) => {
    statements.push({ sql, parameters });
    return original.call(engine, sql, parameters, options);
  }) as PGlite['query'];
  await work();
  engine.query = original;
  return statements;
}

/** The least work for the same data: the same statements on one connection, and the same answer. */
export type BareRoute = {
  path: string;
  method: 'GET' | 'POST';
  statements: readonly Statement[];
  answer: unknown;
  /** A value that differs in each request, such as the idempotency key. */
  once: string | null;
};

/** A Fastify server with only these routes: no checks, no sign-in, no log. */
export function bareServer(engine: PGlite, routes: readonly BareRoute[]): FastifyInstance {
  const pool = singleConnection(engine);
  const app = Fastify();
  for (const { path, method, statements, answer, once } of routes) {
    app.route({
      url: path,
      method,
      handler: async () => {
        const key = randomUUID();
        const connection = await pool.connect();
        for (const { sql, parameters } of statements) {
          await connection.query(
            sql,
            parameters.map((value) => (value === once && once !== null ? key : value)),
          );
        }
        connection.release();
        return answer;
      },
    });
  }
  return app;
}
