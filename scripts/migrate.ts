/*
 * Migrates the database of DATABASE_URL as the role of MIGRATION_DATABASE_URL, and gives the roles their rights (docs/database.md).
 */
import Fastify from 'fastify';
import { migrateAsOwner } from '../server/platform/database/roles/migrate-as-owner.ts';
import { openServerStore } from '../server/platform/database/server-store.ts';
import { readDatabaseAlone } from '../server/platform/settings/database.settings.ts';
import { SettingsError } from '../server/platform/settings/parse-variables.ts';
import { inWords } from '../server/start-errors.ts';
import { acceptArguments } from './prepare.ts';

const migrateServer = async (): Promise<string[]> => {
  const { databaseUrl, migrationDatabaseUrl, readingRole } = readDatabaseAlone(process.env);
  if (databaseUrl === null || migrationDatabaseUrl === null)
    throw new SettingsError(
      'MIGRATION_DATABASE_URL',
      'must name the role that owns the tables, and DATABASE_URL the application’s',
    );
  const { log } = Fastify({ logger: { level: 'warn' } });
  const application = openServerStore(databaseUrl, log);
  try {
    return await migrateAsOwner(migrationDatabaseUrl, application, { readingRole }, log);
  } finally {
    await application.close();
  }
};

acceptArguments();
try {
  for (const name of await migrateServer()) process.stdout.write(`Ran ${name}\n`);
  process.stdout.write('The database is up to date, and its roles have their rights.\n');
} catch (error) {
  process.stderr.write(`${inWords(error)}\n`);
  process.exitCode = 1;
}
