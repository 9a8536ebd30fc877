import { sql } from 'kysely';
import { refuseLocale } from '#server/platform/database/check-locale.ts';
import type { Db, Store } from '#server/platform/database/database.ts';
import { codeOf, connectionProblem } from '#server/platform/database/database-errors.ts';
import { migrate, pendingMigrations } from '#server/platform/database/migrate.ts';
import { openServerStore } from '#server/platform/database/server-store.ts';
import type { Log } from '#server/platform/log.ts';
import type { DatabaseSettings } from '#server/platform/settings/database.settings.ts';
import { SettingsError } from '#server/platform/settings/parse-variables.ts';
import { grantApplicationRights, grantReadingRights } from './grant-rights.ts';

type Migrating = Pick<DatabaseSettings, 'readingRole'> & {
  /** Checks the data before anything is written; when it throws, nothing is. */
  admit?: (owner: Store) => Promise<void>;
};

const roleOf = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ role: string }>`select current_user::text as role`.execute(db);
  return rows[0]?.role ?? '';
};

const asSetting = (error: unknown): unknown => {
  const problem = connectionProblem(error);
  return problem === null ? error : new SettingsError('MIGRATION_DATABASE_URL', problem);
};

const letRead = async (owner: Store, role: string, application: string): Promise<void> => {
  const taken = [application, await roleOf(owner.db)];
  if (taken.includes(role))
    throw new SettingsError('DATABASE_READING_ROLE', `must be another role than ${taken.join(' and ')}`);
  await grantReadingRights(owner, role).catch((error: unknown) => {
    const isMissing = codeOf(error) === '42704';
    throw isMissing
      ? new SettingsError(
          'DATABASE_READING_ROLE',
          'names a role that is not there. Make it, or check its name',
        )
      : error;
  });
};

const bringUpToDate = async (
  owner: Store,
  application: Store,
  { readingRole, admit }: Migrating,
): Promise<string[]> => {
  const ownerRole = await roleOf(owner.db).catch((error: unknown) => {
    throw asSetting(error);
  });
  await refuseLocale(owner.db);
  await admit?.(owner);
  const ran = await migrate(owner);
  const role = await roleOf(application.db);
  if (role !== ownerRole) await grantApplicationRights(owner, role);
  if ((await pendingMigrations(application)).length > 0)
    throw new SettingsError('MIGRATION_DATABASE_URL', 'must name the same database as DATABASE_URL');
  if (readingRole !== null) await letRead(owner, readingRole, role);
  return ran;
};

/**
 * Migrates the database at `ownerUrl` as the owner of the tables, and gives the application's role (of `application`) and the reading role
 * their rights. Resolves with the names of the migrations that ran.
 */
export const migrateAsOwner = async (
  ownerUrl: string,
  application: Store,
  migrating: Migrating,
  log: Log,
): Promise<string[]> => {
  const owner = openServerStore(ownerUrl, log);
  try {
    return await bringUpToDate(owner, application, migrating);
  } finally {
    await owner.close();
  }
};
