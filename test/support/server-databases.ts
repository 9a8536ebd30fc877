import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Store } from '#server/platform/database/database.ts';
import { migrateAsOwner } from '#server/platform/database/roles/migrate-as-owner.ts';
import { openServerStore } from '#server/platform/database/server-store.ts';
import { seed } from '#server/seed/seed.ts';
import { silent } from './silent.ts';

/** The same database with the role that servers work with; for a PostgreSQL of one's own, which asks for no password. */
export const asApplication = (ownerUrl: string): string => {
  const address = new URL(ownerUrl);
  address.username = 'product_application';
  return address.href;
};

/** Without it no production server starts there. A copy of the database needs it again. */
export const noTemporaryTables = (database: string): string =>
  `revoke temporary on database "${database}" from public`;

/** Makes the application's role, brings the database up to date and gives the role its rights there. */
export const migrateForApplication = async (ownerUrl: string): Promise<void> => {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('create role product_application login');
    await client.query(noTemporaryTables(new URL(ownerUrl).pathname.slice(1)));
  } finally {
    await client.end();
  }
  const application = openServerStore(asApplication(ownerUrl), silent);
  try {
    await migrateAsOwner(ownerUrl, application, { readingRole: null }, silent);
  } finally {
    await application.close();
  }
};

export const template = 'product_test_template';

/** A copy of the template with the demo. The first test that needs it makes it. */
const demoTemplate = 'product_test_demo';

/** The roles of production: one owns the tables, one works with them, one reads. None is a superuser. */
export const roles = {
  owner: 'product_test_owner',
  application: 'product_test_application',
  reader: 'product_test_reader',
};

/** The roles' password. Each run has another one, because the roles stay on a given server. */
const password = 'PRODUCT_TEST_PASSWORD';

const named = (url: string, database: string, role?: string): string => {
  const address = new URL(url);
  address.pathname = `/${database}`;
  if (role) Object.assign(address, { username: role, password: process.env[password] ?? '' });
  return address.href;
};

/** Runs statements as the superuser of the tests' server. */
export const administer = async (url: string, ...statements: string[]): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

const makeRole = (role: string): string => `
  do $$ begin
    if to_regrole('${role}') is null then create role ${role}; end if;
    alter role ${role} login password '${process.env[password]}';
  end $$`;

/** Makes the migrated database that every test's own is copied from. Resolves with the way to drop it. */
export const makeTemplate = async (url: string): Promise<() => Promise<void>> => {
  process.env[password] ??= randomUUID();
  const drop = () =>
    administer(
      url,
      ...[template, demoTemplate].map((name) => `drop database if exists ${name} with (force)`),
    );
  await drop();
  await administer(
    url,
    ...Object.values(roles).map(makeRole),
    `create database ${template} owner ${roles.owner}`,
  );
  const application = openServerStore(named(url, template, roles.application), silent);
  const owner = named(url, template, roles.owner);
  await migrateAsOwner(owner, application, { readingRole: roles.reader }, silent);
  await application.close();
  return drop;
};

/** The addresses of one database by role. */
export type DatabaseUrls = { url: string; ownerUrl: string; readerUrl: string };

/** A database of its own on the server, a copy of `from` or an empty one. */
export const makeDatabase = async (
  url: string,
  from = 'template1',
): Promise<DatabaseUrls & { drop: () => Promise<void> }> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(
    url,
    `create database ${name} template ${from} owner ${roles.owner}`,
    noTemporaryTables(name),
  );
  return {
    url: named(url, name, roles.application),
    ownerUrl: named(url, name, roles.owner),
    readerUrl: named(url, name, roles.reader),
    drop: () => administer(url, `drop database ${name} with (force)`),
  };
};

// Any number works, as long as every process takes the same one.
const demoLock = 7_205_313;

const makeDemoTemplate = async (url: string): Promise<void> => {
  const database = await makeDatabase(url, template);
  const store = openServerStore(database.url, silent, null);
  await seed(store);
  await store.close();
  const name = new URL(database.url).pathname.slice(1);
  await administer(url, `alter database ${name} rename to ${demoTemplate}`);
};

/** Makes the template with the demo, unless another process of the run has made it. */
const prepareDemoTemplate = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [demoLock]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [demoTemplate]);
    if (rowCount === 0) await makeDemoTemplate(url);
  } finally {
    await client.end();
  }
};

/** A migrated database of its own on the server, which the application's role works with; closing the store drops it. */
export const openServerDatabase = async (
  url: string,
  { hasDemo = false } = {},
): Promise<Store & DatabaseUrls> => {
  if (hasDemo) await prepareDemoTemplate(url);
  const { drop, ...urls } = await makeDatabase(url, hasDemo ? demoTemplate : template);
  const store = openServerStore(urls.url, silent, urls.ownerUrl);
  return {
    ...store,
    ...urls,
    close: async () => {
      await store.close();
      await drop();
    },
  };
};
