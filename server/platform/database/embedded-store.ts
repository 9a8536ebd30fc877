import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { types } from 'pg';
import { prepareDirectory, takeDirectory } from './data-directory.ts';
import type { Store } from './database.ts';
import { identifier } from './roles/grant-rights.ts';
import type { Database } from './schema.gen.ts';

const integer = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
};

/**
 * The types of values, the same from both stores: bigint (cents, counts) and numeric as numbers, date as 'YYYY-MM-DD', timestamptz as Date,
 * json unparsed. A bigint beyond 2^53 throws rather than lose a cent.
 */
export const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [types.builtins.INT8]: integer,
  [types.builtins.NUMERIC]: Number,
  [types.builtins.DATE]: (text) => text,
};

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

export type EmbeddedStore = Store & {
  engine: PGlite;
  /** From now on everything but `execute` runs with the rights of this role. */
  workAs: (role: string) => Promise<void>;
};

/** Wraps a running PGlite. Closing the store calls `end`, which closes the engine unless the caller keeps it. */
export const embeddedStore = (engine: PGlite, end?: () => Promise<void>): EmbeddedStore => {
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: singleConnection(engine, end) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  let takeRole = '';
  return {
    db,
    engine,
    kind: 'embedded',
    workAs: async (role) => {
      takeRole = `set role ${identifier(role)}`;
      await db.connection().execute(() => engine.exec(takeRole));
    },
    execute: async (statements) => {
      // Queues like every query: otherwise the statements would become part of another transaction.
      await db.connection().execute(async () => {
        await engine.exec('reset role');
        try {
          await engine.exec(statements);
        } catch (error) {
          // The connection must not keep a transaction that the statements began.
          await engine.exec('rollback');
          throw error;
        } finally {
          await engine.exec(takeRole);
        }
      });
    },
    listen: (channel, listener) => engine.listen(channel, listener),
    close: () => db.destroy(),
  };
};

/** A server has these extensions; the migrations create them in the database. */
const extensions = { pg_trgm };

/** An embedded database that ends with the process; `template` is the result of `dumpDataDir`. */
export const openMemoryStore = async (template?: Blob): Promise<EmbeddedStore> =>
  embeddedStore(await PGlite.create({ parsers, extensions, ...(template ? { loadDataDir: template } : {}) }));

/** The embedded database in `dataDir/database`. Throws `DirectoryInUse` while another process has it,
 * and `SettingsError` where there can be none. */
export const openEmbeddedStore = async (dataDir: string): Promise<EmbeddedStore> => {
  prepareDirectory(dataDir);
  const leave = takeDirectory(dataDir);
  const store = embeddedStore(
    await PGlite.create({ dataDir: join(dataDir, 'database'), parsers, extensions }),
  );
  return {
    ...store,
    close: async () => {
      await store.close();
      leave();
    },
  };
};
