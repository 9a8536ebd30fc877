import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { SettingsError } from '#server/platform/settings/parse-variables.ts';

/** A session's temporary table can shadow the schema's, and every role may create one until that right is revoked. */
const mayMakeTemporary = 'may create temporary tables';
const mayMakeSchemas = 'may create schemas';

/** Checks every role that the signed-in role can become, including by `set role`. */
const excessOf = sql<{ role: string; excess: string[]; revoke: string }>`
  with mine as (select * from pg_roles where pg_has_role(session_user, oid, 'MEMBER')),
  own_table as (
    select oid, relowner from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
  ),
  append_only as (select tgrelid as oid from pg_trigger where tgfoid = to_regproc('ledger_refuse_change'))
  select session_user::text as role, array_remove(array[
    case when exists (select from mine where rolsuper) then 'is a superuser' end,
    case when exists (select from mine where rolcreaterole) then 'may create roles' end,
    case when exists (select from mine where rolname in ('pg_execute_server_program', 'pg_write_server_files'))
      then 'may write files of the server' end,
    case when exists (select from mine where has_parameter_privilege(oid, 'session_replication_role', 'SET'))
      then 'may set session_replication_role' end,
    case when exists (select from mine join pg_database on datdba = mine.oid where datname = current_database())
      then 'owns the database' end,
    case when exists (select from mine join pg_namespace on nspowner = mine.oid where nspname = 'public')
      then 'owns the schema' end,
    case when exists (select from mine join own_table on relowner = mine.oid) then 'owns tables' end,
    case when exists (select from mine join pg_proc on proowner = mine.oid where pronamespace = 'public'::regnamespace)
      then 'owns functions' end,
    case when exists (select from mine where has_schema_privilege(oid, 'public', 'CREATE'))
      then 'may create tables and functions' end,
    case when exists (select from mine, own_table where has_table_privilege(mine.oid, own_table.oid, 'TRUNCATE'))
      then 'may truncate tables' end,
    case when exists (select from mine, own_table where has_table_privilege(mine.oid, own_table.oid, 'TRIGGER'))
      then 'may put triggers on tables' end,
    case when exists (
      select from mine, append_only where has_table_privilege(mine.oid, append_only.oid, 'DELETE')
        or has_any_column_privilege(mine.oid, append_only.oid, 'UPDATE')
    ) then 'may change append-only tables' end,
    case when exists (select from mine where has_database_privilege(oid, current_database(), 'TEMPORARY'))
      then '${sql.raw(mayMakeTemporary)}' end,
    case when exists (select from mine where has_database_privilege(oid, current_database(), 'CREATE'))
      then '${sql.raw(mayMakeSchemas)}' end
  ], null) as excess,
  format('revoke temporary, create on database %I from public, %I', current_database(), session_user) as revoke`;

/**
 * Throws `SettingsError` for a role that could disable the ledger's append-only triggers: an attacker with the server's connection has the
 * role's rights.
 */
export const refusePowerfulRole = async (db: Db): Promise<void> => {
  const { rows } = await excessOf.execute(db);
  const [found] = rows;
  if (!found || found.excess.length === 0) return;
  // A superuser has all other rights, too.
  const [excess] = found.excess[0] === 'is a superuser' ? found.excess : [found.excess.join(', ')];
  // Migrations do not touch these rights: others may work on the same database.
  const isOfDatabase = (one: string) => one === mayMakeTemporary || one === mayMakeSchemas;
  const whatToDo = found.excess.every(isOfDatabase)
    ? `Let the database’s owner run “${found.revoke}” (docs/database.md)`
    : 'In production the server works with a role of its own: make one as docs/database.md says, and run “npm run migrate”';
  throw new SettingsError(
    'DATABASE_URL',
    `names the role ${found.role}, which ${excess}, and so could change the ledger. ${whatToDo}`,
  );
};
