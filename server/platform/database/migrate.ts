import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Store } from './database.ts';

export type Migration = { name: string; checksum: string; statements: string };

const folder = fileURLToPath(new URL('./migrations/', import.meta.url));

/** Any number works, as long as every process takes the same one. */
export const migrationLock = 7_205_311;

/** The migrations in the order of the number in their file names. */
export const readMigrations = (): Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const statements = readFileSync(`${folder}${name}`, 'utf8');
      return { name, statements, checksum: createHash('sha256').update(statements).digest('hex') };
    });

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const inTransaction = ({ name, statements, checksum }: Migration): string => `
  begin;
  select pg_advisory_xact_lock(${migrationLock});
  ${statements}
  insert into schema_migration (name, checksum) values (${quoted(name)}, ${quoted(checksum)});
  commit;
`;

const migrationTable = `
  begin;
  select pg_advisory_xact_lock(${migrationLock});
  create table if not exists schema_migration (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  );
  commit;
`;

/** The migrations that the database lacks, in order. Throws `MigrationFailed` for one that was changed after it ran. */
export const pendingMigrations = async (
  { db }: Pick<Store, 'db'>,
  migrations = readMigrations(),
): Promise<Migration[]> => {
  const { rows: tables } = await sql<{ isThere: boolean }>`
    select to_regclass('schema_migration') is not null as is_there`.execute(db);
  if (!tables[0]?.isThere) return migrations;
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from schema_migration`.execute(db);
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of migrations)
    if ((applied.get(name) ?? checksum) !== checksum)
      throw new MigrationFailed(name, { cause: new Error('The file was changed after it ran here.') });
  return migrations.filter(({ name }) => !applied.has(name));
};

/**
 * Brings the database up to date and resolves with the names of what ran. Each file is one transaction. Of several processes that start at
 * once one migrates, and the others wait.
 */
export const migrate = async (
  store: Pick<Store, 'db' | 'execute'>,
  migrations = readMigrations(),
): Promise<string[]> => {
  const pending = await pendingMigrations(store, migrations);
  if (pending.length > 0) await store.execute(migrationTable);
  const ran: string[] = [];
  for (const migration of pending) {
    try {
      await store.execute(inTransaction(migration));
      ran.push(migration.name);
    } catch (error) {
      // Another process was faster: its row caused the collision.
      const isStillPending = (await pendingMigrations(store, [migration])).length > 0;
      if (isStillPending) throw new MigrationFailed(migration.name, { cause: error });
    }
  }
  return ran;
};

export class MigrationFailed extends Error {
  constructor(name: string, options: ErrorOptions) {
    const reason = options.cause instanceof Error ? ` ${options.cause.message}` : '';
    super(`The migration ${name} could not be applied.${reason}`, options);
    this.name = 'MigrationFailed';
  }
}
