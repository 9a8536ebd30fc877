import type { Store } from '#server/platform/database/database.ts';
import { migrationLock } from '#server/platform/database/migrate.ts';
import { readingColumns } from './reading-columns.ts';

type Owner = Pick<Store, 'execute'>;

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** One at a time: processes that start together would change the same rows of the catalog. */
const inTransaction = (statements: string): string => `
  begin;
  select pg_advisory_xact_lock(${migrationLock});
  ${statements}
  commit;
`;

/** Tables and sequences of the schema, except those of an extension or another owner. */
const owned = `
  select relation.oid::regclass as name, relation.oid, relation.relkind as kind
  from pg_class relation
  where relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'p', 'v', 'm', 'S')
    and pg_has_role(relation.relowner, 'USAGE')
    and not exists (select from pg_depend where objid = relation.oid and deptype = 'e')`;

/** A table is append-only when it has the trigger; only the migrations decide that. */
const isAppendOnly = `exists (
  select from pg_trigger guard
  where guard.tgrelid = one.oid and guard.tgfoid = 'ledger_refuse_change()'::regprocedure)`;

/** The rights of the application's role as SQL; running it twice has the same result. */
export const applicationRights = (role: string): string => `
  revoke create on schema public from public, ${identifier(role)};
  grant usage on schema public to ${identifier(role)};
  do $$ declare one record; begin
    for one in ${owned} loop
      if one.kind = 'S' then
        execute format('grant usage on sequence %s to %I', one.name, ${literal(role)});
        continue;
      end if;
      execute format('revoke all on %s from %I', one.name, ${literal(role)});
      execute format('grant %s on %s to %I',
        case
          when one.name = 'schema_migration'::regclass then 'select'
          when ${isAppendOnly} then 'select, insert'
          else 'select, insert, update, delete'
        end, one.name, ${literal(role)});
    end loop;
  end $$;
  do $$ declare one record; begin
    for one in
      select oid::regprocedure as name from pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef and pg_has_role(proowner, 'USAGE')
    loop
      execute format('grant execute on function %s to %I', one.name, ${literal(role)});
    end loop;
  end $$;
  -- A server of this version keeps running while a later one migrates, which creates tables before it grants rights.
  alter default privileges in schema public grant select, insert, update, delete on tables to ${identifier(role)};
  alter default privileges in schema public grant usage on sequences to ${identifier(role)};`;

const readingRights = (role: string): string => `
  grant usage on schema public to ${identifier(role)};
  do $$ declare one record; begin
    for one in ${owned} loop
      if one.kind <> 'S' then execute format('revoke all on %s from %I', one.name, ${literal(role)}); end if;
    end loop;
    for one in
      select attrelid::regclass as name, string_agg(quote_ident(attname), ', ') as columns
      from jsonb_each(${literal(JSON.stringify(readingColumns))}) listed
      join pg_attribute on attrelid = to_regclass(listed.key) and attnum > 0 and not attisdropped
      where listed.value = '"*"' or listed.value ? attname
      group by attrelid
    loop
      execute format('grant select (%s) on %s to %I', one.columns, one.name, ${literal(role)});
    end loop;
  end $$;`;

/** Gives the application's role exactly the rights that the server needs. */
export const grantApplicationRights = (owner: Owner, role: string): Promise<void> =>
  owner.execute(inTransaction(applicationRights(role)));

/** Lets the reading role read exactly what `readingColumns` names. */
export const grantReadingRights = (owner: Owner, role: string): Promise<void> =>
  owner.execute(inTransaction(readingRights(role)));
