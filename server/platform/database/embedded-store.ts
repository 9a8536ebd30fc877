import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import { prepareDirectory, takeDirectory } from './data-directory.ts';
import type { Store } from './database.ts';
import { parsers } from './parsers.ts';
import { identifier } from './roles/grant-rights.ts';
import type { Database } from './schema.gen.ts';
import { singleConnection } from './single-connection.ts';

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
