import { sql } from 'kysely';
import type { Store } from './platform/database/database.ts';
import { SettingsError } from './platform/settings/parse-variables.ts';
import type { Settings } from './platform/settings/settings.ts';
import { demoIds } from './seed/rows.ts';

/** Only a sandbox writes these: its identity provider (the key at its first start) and its gateways. */
const sandboxTables = [
  'identity_key',
  'identity_account',
  'local_gateway_customer',
  'local_gateway_transaction',
  'local_chariot_grant',
];

/** The tables that exist. An empty database has none. */
const tablesOf = async ({ db }: Store): Promise<Set<string>> => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = any (current_schemas(false))`.execute(db);
  return new Set(rows.map(({ name }) => name));
};

const hasRow = async ({ db }: Store, table: string, ids?: readonly string[]): Promise<boolean> => {
  const which = ids === undefined ? sql`` : sql`where id = any (${ids}::uuid[])`;
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from ${sql.table(table)} ${which}) as found`.execute(db);
  return rows[0]?.found === true;
};

/** Whether a sandbox has used the data, or the seed has filled them. */
const isOfSandbox = async (store: Store, tables: ReadonlySet<string>): Promise<boolean> => {
  for (const table of sandboxTables) if (tables.has(table) && (await hasRow(store, table))) return true;
  if (tables.has('event') && (await hasRow(store, 'event', demoIds.events))) return true;
  return tables.has('person') && hasRow(store, 'person', demoIds.people);
};

const holdsPeople = async (store: Store, tables: ReadonlySet<string>): Promise<boolean> =>
  (tables.has('event') && (await hasRow(store, 'event'))) ||
  (tables.has('person') && (await hasRow(store, 'person')));

/**
 * Throws `SettingsError` where a store holds the data of the other mode. Call it before anything is written: a sandbox's key makes a store
 * a sandbox's.
 */
export const refuseDataOfOtherMode =
  ({ mode, databaseUrl }: Pick<Settings, 'mode' | 'databaseUrl'>) =>
  async (store: Store): Promise<void> => {
    const name = databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL';
    const tables = await tablesOf(store);
    const ofSandbox = await isOfSandbox(store, tables);
    if (mode === 'production' && ofSandbox)
      throw new SettingsError(
        name,
        'must not name the data of a sandbox when MODE is production: demo people sign in with a known password. Name an empty database',
      );
    if (mode === 'sandbox' && !ofSandbox && (await holdsPeople(store, tables)))
      throw new SettingsError(
        name,
        'must not name the data of real people in the sandbox, and no sandbox has made these. Set MODE=production, or name another database',
      );
  };
