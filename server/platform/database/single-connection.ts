import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

const patience = 15_000;

/**
 * A pool of PGlite's one connection. A caller that waits long gets the likely reason, `db` used instead of `trx`; otherwise it would wait
 * for ever.
 */
export const singleConnection = (engine: PGlite, end = () => engine.close()): PostgresPool => {
  let tail = Promise.resolve();

  const connect = async (): Promise<PostgresPoolClient> => {
    const before = tail;
    let release = () => {};
    tail = new Promise((resolve) => {
      release = resolve;
    });
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(
          new Error(`Waited ${patience} ms for the embedded database: is db used inside a transaction?`),
        );
      }, patience);
    });
    try {
      await Promise.race([before, tooLong]);
    } catch (error) {
      // The turn that was given up is passed on when it comes.
      void before.then(release);
      throw error;
    } finally {
      clearTimeout(timer);
    }
    return {
      release,
      query: async <Row>(sql: string, parameters: readonly unknown[]) => {
        const result = await engine.query<Row>(sql, [...parameters]);
        // Kysely counts affected rows only for writing commands, and PGlite doesn't name the command.
        return { command: 'UPDATE' as const, rowCount: result.affectedRows ?? 0, rows: result.rows };
      },
    } as PostgresPoolClient;
  };

  return { connect, end };
};
