import { z } from 'zod';
import { type Environment, parseVariables, SettingsError } from './parse-variables.ts';

export type DatabaseSettings = {
  /** The server's address with the application's role; `null`: the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** The same database with the role that owns the tables; `null`: the application's role migrates, where it may. */
  migrationDatabaseUrl: string | null;
  /** A role that reads for reports; migrations give it its rights. */
  readingRole: string | null;
};

const address = () =>
  z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional();

export const databaseVariables = {
  DATABASE_URL: address(),
  MIGRATION_DATABASE_URL: address(),
  DATABASE_READING_ROLE: z.string().optional(),
};

const schema = z.object(databaseVariables);

/** Throws `SettingsError` where roles are set without a database. */
export const readDatabase = (values: z.output<typeof schema>): DatabaseSettings => {
  const { DATABASE_URL, MIGRATION_DATABASE_URL, DATABASE_READING_ROLE } = values;
  if (MIGRATION_DATABASE_URL && !DATABASE_URL)
    throw new SettingsError('MIGRATION_DATABASE_URL', 'needs DATABASE_URL beside it, the application’s role');
  if (DATABASE_READING_ROLE && !MIGRATION_DATABASE_URL)
    throw new SettingsError(
      'DATABASE_READING_ROLE',
      'needs MIGRATION_DATABASE_URL, whose role gives the rights',
    );
  return {
    databaseUrl: DATABASE_URL ?? null,
    migrationDatabaseUrl: MIGRATION_DATABASE_URL ?? null,
    readingRole: DATABASE_READING_ROLE ?? null,
  };
};

/** The database's settings, for a command that needs no other settings. */
export const readDatabaseAlone = (environment: Environment): DatabaseSettings =>
  readDatabase(parseVariables(schema, environment));
