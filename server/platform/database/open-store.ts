import type { Log } from '#server/platform/log.ts';
import type { DatabaseSettings } from '#server/platform/settings/database.settings.ts';
import { SettingsError } from '#server/platform/settings/parse-variables.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { refuseLocale } from './check-locale.ts';
import type { Store } from './database.ts';
import { isForbidden } from './database-errors.ts';
import { type EmbeddedStore, openEmbeddedStore } from './embedded-store.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { refusePowerfulRole } from './roles/check-role.ts';
import { workAsApplication } from './roles/embedded-role.ts';
import { migrateAsOwner } from './roles/migrate-as-owner.ts';
import { openServerStore } from './server-store.ts';

/** Checks the data before the server writes anything; when it throws, the server does not start. */
type Admit = (store: Store) => Promise<void>;

type StoreSettings = DatabaseSettings & Pick<Settings, 'mode' | 'dataDir'>;

const missingMigrations = (): SettingsError =>
  new SettingsError(
    'DATABASE_URL',
    'names a database that lacks migrations, and a role that may not run them. Run “npm run migrate” first (docs/database.md)',
  );

/** With the application's role alone, which in the sandbox may own the tables. */
const migrateAlone = async (store: Store, mode: Settings['mode'], admit: Admit): Promise<string[]> => {
  try {
    await refuseLocale(store.db);
    const isUpToDate = (await pendingMigrations(store)).length === 0;
    if (!isUpToDate && mode === 'production') throw missingMigrations();
    await admit(store);
    return isUpToDate ? [] : await migrate(store);
  } catch (error) {
    throw isForbidden(error) ? missingMigrations() : error;
  }
};

const migrateServer = async (
  store: Store,
  settings: StoreSettings,
  log: Log,
  admit: Admit,
): Promise<string[]> => {
  const { mode, migrationDatabaseUrl: ownerUrl, readingRole } = settings;
  const ran = ownerUrl === null ? null : await migrateAsOwner(ownerUrl, store, { readingRole, admit }, log);
  if (mode === 'production') await refusePowerfulRole(store.db);
  return ran ?? (await migrateAlone(store, mode, admit));
};

const migrateEmbedded = async (store: EmbeddedStore, admit: Admit): Promise<string[]> => {
  await admit(store);
  const ran = await migrate(store);
  await workAsApplication(store);
  return ran;
};

const closingOnError = async <Opened extends Store>(
  store: Opened,
  bringUpToDate: (store: Opened) => Promise<string[]>,
): Promise<[Store, string[]]> => {
  try {
    return [store, await bringUpToDate(store)];
  } catch (error) {
    await store.close();
    throw error;
  }
};

const openUpToDate = async (settings: StoreSettings, log: Log, admit: Admit): Promise<[Store, string[]]> => {
  const { databaseUrl, mode, migrationDatabaseUrl } = settings;
  if (databaseUrl === null)
    return closingOnError(await openEmbeddedStore(settings.dataDir), (embedded) =>
      migrateEmbedded(embedded, admit),
    );
  // The owner's rights are for migrations; only the sandbox keeps them, to reset its data.
  const store = openServerStore(databaseUrl, log, mode === 'sandbox' ? migrationDatabaseUrl : null);
  return closingOnError(store, () => migrateServer(store, settings, log, admit));
};

/**
 * Opens the store that the settings name and migrates it. When `admit` throws, the store closes unchanged. Throws `SettingsError` where the
 * application's role lacks rights, or has too many for production.
 */
export const openStore = async (
  settings: StoreSettings,
  log: Log,
  admit: Admit = async () => undefined,
): Promise<Store> => {
  const [store, ran] = await openUpToDate(settings, log, admit);
  if (ran.length > 0) log.info({ migrations: ran }, 'the database was brought up to date');
  return store;
};
