import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Store } from './database.ts';

export type Migration = { name: string; checksum: string; statements: string };

const folder = fileURLToPath(new URL('./migrations/', import.meta.url));

// Any number will do, as long as every process takes the same one.
const lockNumber = 7_205_311;

/** The migrations in the order they run; the number at the head of the file's name decides it. */
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
  select pg_advisory_xact_lock(${lockNumber});
  ${statements}
  insert into schema_migration (name, checksum) values (${quoted(name)}, ${quoted(checksum)});
  commit;
`;

/**
 * Brings the database up to date and resolves with the names of what ran. Each file is one transaction. Of several
 * processes that start at once one does the work: the others wait, and find it done.
 */
export const migrate = async (store: Store, migrations = readMigrations()): Promise<string[]> => {
  await store.execute(`
    begin;
    select pg_advisory_xact_lock(${lockNumber});
    create table if not exists schema_migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    );
    commit;
  `);
  const ran: string[] = [];
  for (const migration of migrations) {
    if (await isApplied(store, migration)) continue;
    try {
      await store.execute(inTransaction(migration));
      ran.push(migration.name);
    } catch (error) {
      // Another process was quicker: its row is what this one collided with.
      if (!(await isApplied(store, migration))) throw new MigrationFailed(migration.name, { cause: error });
    }
  }
  return ran;
};

const isApplied = async (store: Store, { name, checksum }: Migration): Promise<boolean> => {
  const { rows } = await sql<{ checksum: string }>`
    select checksum from schema_migration where name = ${name}
  `.execute(store.db);
  const applied = rows[0];
  if (applied && applied.checksum !== checksum)
    throw new MigrationFailed(name, { cause: new Error('The file was changed after it ran here.') });
  return applied !== undefined;
};

export class MigrationFailed extends Error {
  constructor(name: string, options: ErrorOptions) {
    const reason = options.cause instanceof Error ? ` ${options.cause.message}` : '';
    super(`The migration ${name} could not be applied.${reason}`, options);
    this.name = 'MigrationFailed';
  }
}
