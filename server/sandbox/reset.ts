import { sql } from 'kysely';
import { isForbidden } from '#server/platform/database/database-errors.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import type { SandboxParts } from './sandbox.parts.ts';

/** What a reset keeps: the migrations that ran, and the keys that seal current tokens and tries. */
const kept = ['schema_migration', 'identity_key', 'card_testing_key', 'sandbox_clock'];

/** Empties every table in one step, also the append-only ones, whose trigger is disabled for it. */
const emptying = (tables: readonly string[]): string => {
  const guards = (word: string) =>
    tables.map((table) => `alter table ${table} ${word} trigger user;`).join('\n');
  return `begin;
${guards('disable')}
truncate ${tables.join(', ')} restart identity;
${guards('enable')}
commit;`;
};

const notTheDemo =
  'This database holds an event that is not the demo’s, so nothing was deleted. Use a database of its own for the demo.';

const notTheOwner =
  'The role of DATABASE_URL may not empty these tables, so nothing was deleted. Start the sandbox with MIGRATION_DATABASE_URL too.';

/**
 * Restores the data of the first start, and the machine's time. Throws `not-allowed` where the data are not the demo's: a wrong
 * DATABASE_URL must not cost anybody their data.
 */
export const resetData = async ({ platform, store, clock, scheduleJobs }: SandboxParts): Promise<void> => {
  // Loaded on demand: a server without a reset needs none of the demo's names and stories.
  const { holdsOtherEvents, seed } = await import('#server/seed/seed.ts');
  if (await holdsOtherEvents(store.db)) throw platformProblem('not-allowed', { detail: notTheDemo });
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and not (tablename = any(${sql.val(kept)}))
    order by tablename
  `.execute(store.db);
  await store.execute(emptying(rows.map((row) => row.name))).catch((error: unknown) => {
    throw isForbidden(error) ? platformProblem('not-allowed', { detail: notTheOwner }) : error;
  });
  await clock.moveTo(null);
  await seed(platform);
  await scheduleJobs(platform);
};
