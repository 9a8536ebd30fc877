import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Store } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openServerStore } from '#server/platform/database/server-store.ts';
import { silent } from './silent.ts';

const template = 'product_test_template';

const named = (url: string, database: string): string => {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
};

const administer = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** Makes the migrated database that every test's own is copied from. Resolves with the way to drop it. */
export const makeTemplate = async (url: string): Promise<() => Promise<void>> => {
  const drop = () => administer(url, `drop database if exists ${template} with (force)`);
  await drop();
  await administer(url, `create database ${template}`);
  const store = openServerStore(named(url, template), silent);
  await migrate(store);
  await store.close();
  return drop;
};

/** A migrated, empty database of its own on the server; closing the store drops it. */
export const openServerDatabase = async (url: string): Promise<Store & { url: string }> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(url, `create database ${name} template ${template}`);
  const own = named(url, name);
  const store = openServerStore(own, silent);
  return {
    ...store,
    url: own,
    close: async () => {
      await store.close();
      await administer(url, `drop database ${name} with (force)`);
    },
  };
};
