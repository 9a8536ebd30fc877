import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { given } from '#test/support/given.ts';
import { openTestStore } from '#test/support/store.ts';

const store = given(openTestStore);

/** Runs the statement as the server would, and rolls it back. */
const attempt = (statement: string): Promise<never> =>
  store.db.transaction().execute(async (trx) => {
    await sql.raw(statement).execute(trx);
    throw new Error(`The database did this: ${statement}`);
  });

const refused = { code: '42501' };

describe('Database permissions of the application’s role', () => {
  test.each([
    'alter table ledger_entry disable trigger all',
    'alter table ledger_transaction disable trigger user',
    'alter table donation disable trigger user',
    'set session_replication_role = replica',
    'set local session_replication_role = replica',
    'drop trigger ledger_entry_append_only on ledger_entry',
    'create trigger own before update on donation for each row execute function ledger_refuse_change()',
    'create or replace function ledger_refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
    'create function own() returns integer language sql as $$ select 1 $$',
    'create table own (id integer)',
    'create table own (id uuid references person (id))',
    'create schema own',
    'drop table ledger_entry cascade',
    'drop function ledger_refuse_change() cascade',
    'alter table ledger_entry add column own integer',
    'alter table ledger_entry rename to own',
  ])('rejects a change of the schema or of its triggers: %s', async (statement) => {
    await expect(attempt(statement)).rejects.toMatchObject(refused);
  });

  test.each(['ledger_entry', 'ledger_transaction', 'donation', 'person', 'schema_migration'])(
    'rejects a truncate of %s',
    async (table) => {
      await expect(attempt(`truncate ${table} cascade`)).rejects.toMatchObject(refused);
    },
  );

  test.each([
    'update ledger_entry set amount = 1',
    'delete from ledger_entry',
    'update ledger_transaction set memo = null',
    'delete from ledger_transaction',
    'update schema_migration set checksum = name',
    'delete from schema_migration',
    "insert into schema_migration (name, checksum) values ('9999-own.sql', '')",
  ])('rejects a change of append-only or read-only rows: %s', async (statement) => {
    await expect(attempt(statement)).rejects.toMatchObject(refused);
  });
});

test('the role reads migrations, adds to the ledger, and changes or deletes rows elsewhere', async () => {
  const { rows } = await sql<{ table: string; rights: string[] }>`
    select relname as "table", array(
      select privilege from unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER'])
        as privilege where has_table_privilege(oid, privilege)
    ) as rights
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')`.execute(store.db);
  const byRights = Map.groupBy(rows, ({ rights }) => rights.join(' '));
  const tables = (rights: string) =>
    byRights
      .get(rights)
      ?.map(({ table }) => table)
      .sort();
  expect([...byRights.keys()].sort()).toEqual(['SELECT', 'SELECT INSERT', 'SELECT INSERT UPDATE DELETE']);
  expect(tables('SELECT')).toEqual(['schema_migration']);
  expect(tables('SELECT INSERT')).toEqual(['ledger_entry', 'ledger_transaction']);
});

/** Without a fixed search path, a table that a role creates for itself is found before the schema's. */
test('functions that guard the ledger or hidden amounts fix search_path with pg_temp last', async () => {
  const { rows } = await sql<{ name: string; settings: string[] | null }>`
    select distinct proname as name, proconfig as settings from pg_proc
    left join pg_trigger on tgfoid = pg_proc.oid
    where pronamespace = 'public'::regnamespace and (
      tgrelid in ('ledger_entry'::regclass, 'ledger_transaction'::regclass, 'withheld_entry'::regclass)
      or tgrelid = 'donation'::regclass or proname ~ '^(ledger|withh)')
    order by proname`.execute(store.db);
  const names = rows.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'ledger_check_entries',
      'ledger_lock_transaction',
      'ledger_refuse_change',
      'ledger_refuse_empty_transaction',
      'withhold_correction',
      'withhold_donation',
      'withhold_entries',
      'withhold_share',
    ]),
  );
  expect(rows).toEqual(
    names.map((name) => ({ name, settings: ['search_path=pg_catalog, public, pg_temp'] })),
  );
});
