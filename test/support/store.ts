import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Store } from '#server/platform/database/database.ts';
import { openMemoryStore } from '#server/platform/database/embedded-store.ts';
import { migrate, readMigrations } from '#server/platform/database/migrate.ts';
import { workAsApplication } from '#server/platform/database/roles/embedded-role.ts';
import { applicationRights } from '#server/platform/database/roles/grant-rights.ts';
import { seed } from '#server/seed/seed.ts';
import { openKeptStore } from './kept-engines.ts';
import { type DatabaseUrls, openServerDatabase } from './server-databases.ts';

const cache = fileURLToPath(new URL('../../.cache/', import.meta.url));

/** The migrated database as a file, made once for a set of migrations: loading it is faster than migrating. */
const template = async (): Promise<Blob> => {
  const checksums = readMigrations().map((migration) => migration.checksum);
  const made = [...checksums, applicationRights('')].join();
  const hash = createHash('sha256').update(made).digest('hex').slice(0, 16);
  const path = `${cache}database-${hash}.tar`;
  if (existsSync(path)) return new Blob([readFileSync(path)]);
  const store = await openMemoryStore();
  await migrate(store);
  await workAsApplication(store);
  const dump = await store.engine.dumpDataDir('none');
  await store.close();
  mkdirSync(cache, { recursive: true });
  // Test files run side by side: none may read what another has written by half.
  const aside = `${path}.${randomUUID()}`;
  writeFileSync(aside, new Uint8Array(await dump.arrayBuffer()));
  renameSync(aside, path);
  return dump;
};

/** A migrated database of its own, empty or with the demo, on the store that the run is for (`TEST_STORE`). */
export const openTestStore = async ({ hasDemo = false } = {}): Promise<Store & Partial<DatabaseUrls>> => {
  if (process.env.TEST_STORE !== 'postgres') {
    const store = await openKeptStore(template);
    if (hasDemo) await seed(store);
    return store;
  }
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run these tests as the project api.');
  return openServerDatabase(url, { hasDemo });
};
