import type { Log } from '#server/platform/platform.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import type { Store } from './database.ts';
import { openEmbeddedStore } from './embedded-store.ts';
import { migrate } from './migrate.ts';
import { openServerStore } from './server-store.ts';

/** Opens the store that the settings name and brings it up to date. What `admit` throws closes it, unchanged. */
export const openStore = async (
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: Log,
  admit: (store: Store) => Promise<void> = async () => undefined,
): Promise<Store> => {
  const store = settings.databaseUrl
    ? openServerStore(settings.databaseUrl, log)
    : await openEmbeddedStore(settings.dataDir);
  try {
    await admit(store);
    const ran = await migrate(store);
    if (ran.length > 0) log.info({ migrations: ran }, 'the database was brought up to date');
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
};
