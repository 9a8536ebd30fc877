import type { PGlite } from '@electric-sql/pglite';
import {
  type EmbeddedStore,
  embeddedStore,
  openMemoryStore,
} from '#server/platform/database/embedded-store.ts';
import { applicationRole } from '#server/platform/database/roles/embedded-role.ts';

/** An engine with what its database was like before a test used it. */
type Kept = { engine: PGlite; schema: string; rows: Map<string, unknown[]> };

const idle: Kept[] = [];

/** Changes with every table, column, index, constraint, trigger and function. */
const schemaOf = async (engine: PGlite): Promise<string> => {
  const { rows } = await engine.query<{ digest: string }>(`
    select md5(concat(
      (select string_agg(attrelid::text || attname || atttypid::text || attnotnull::text || attisdropped::text, ',' order by attrelid, attnum)
         from pg_attribute where attrelid >= 16384),
      (select string_agg(oid::text || conname || contype::text, ',' order by oid) from pg_constraint where oid >= 16384),
      (select string_agg(oid::text || tgname || tgenabled::text, ',' order by oid) from pg_trigger),
      (select string_agg(oid::text || md5(prosrc), ',' order by oid) from pg_proc where oid >= 16384)
    )) as digest`);
  return rows[0]?.digest ?? '';
};

const tablesOf = async (engine: PGlite): Promise<string[]> => {
  const { rows } = await engine.query<{ name: string }>(
    "select format('%I', tablename) as name from pg_tables where schemaname = 'public' order by 1",
  );
  return rows.map(({ name }) => name);
};

const filledTables = async (engine: PGlite): Promise<string[]> => {
  const tables = await tablesOf(engine);
  const cases = tables.map((name) => `case when exists (select from ${name}) then '${name}' end`);
  const { rows } = await engine.query<{ names: string[] }>(
    `select array_remove(array[${cases.join()}], null) as names`,
  );
  return rows[0]?.names ?? [];
};

const rowsOf = async (engine: PGlite, table: string): Promise<unknown[]> => {
  const { rows } = await engine.query<{ rows: unknown[] }>(`select json_agg(${table}) as rows from ${table}`);
  return rows[0]?.rows ?? [];
};

const describe = async (engine: PGlite): Promise<Kept> => {
  const rows = new Map<string, unknown[]>();
  for (const table of await filledTables(engine)) rows.set(table, await rowsOf(engine, table));
  return { engine, schema: await schemaOf(engine), rows };
};

/** Empties the database again; false if a test left something that emptying does not take back. */
const restore = async ({ engine, schema, rows }: Kept): Promise<boolean> => {
  await engine.exec('rollback; reset role; reset all; deallocate all; select pg_advisory_unlock_all()');
  if ((await schemaOf(engine)) !== schema) return false;
  const filled = await filledTables(engine);
  // Append-only tables refuse to be emptied, except to a replica.
  await engine.exec(`
    set session_replication_role = replica;
    truncate ${filled.join()} restart identity cascade;
    do $$ declare one record; begin
      for one in select schemaname, sequencename from pg_sequences where last_value is not null loop
        execute format('alter sequence %I.%I restart', one.schemaname, one.sequencename);
      end loop;
    end $$`);
  for (const [table, kept] of rows)
    await engine.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
      JSON.stringify(kept),
    ]);
  await engine.exec('set session_replication_role = origin');
  return true;
};

/**
 * An embedded database like `template`. A store that is closed leaves its engine to the next one of this process, with
 * the same content as before: starting an engine takes half a second of the processor, emptying one takes a tenth of that.
 */
export const openKeptStore = async (template: () => Promise<Blob>): Promise<EmbeddedStore> => {
  const kept = idle.pop() ?? (await describe((await openMemoryStore(await template())).engine));
  const store = embeddedStore(kept.engine, async () => {
    const isAsBefore = await restore(kept).catch(() => false);
    if (isAsBefore) idle.push(kept);
    else await kept.engine.close();
  });
  await store.workAs(applicationRole);
  return store;
};
