import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db, Store } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openServerStore } from '#server/platform/database/server-store.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { readSettings } from '#server/read-settings.ts';
import { seedEvent } from '#test/support/event/event-rows.ts';
import { startPostgres } from '#test/support/postgres.ts';
import { silent } from '#test/support/silent.ts';
import { findPostgres } from '../test/postgres.ts';

/** Runs `measure` on a new PostgreSQL server whose database contains only the event of `seedEvent`. */
export const onOwnServer = async <Result>(
  subject: string,
  measure: (store: Store, settings: Settings) => Promise<Result>,
): Promise<Result> => {
  const programs = findPostgres();
  if (programs === null)
    throw new Error(`There is no PostgreSQL for ${subject}: name its programs’ folder in POSTGRES_BIN.`);
  const server = await startPostgres(programs);
  const store = openServerStore(server.url, silent);
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    await migrate(store);
    await seedEvent(store.db);
    const variables = { DATA_DIR: folder, DATABASE_URL: server.url, LOG_LEVEL: 'silent', JOBS: 'no' };
    return await measure(store, readSettings(variables));
  } finally {
    await store.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Fills the database without a time limit, because on a busy machine this takes longer than a request may. */
export const fillDatabase = <Filled>({ db }: Store, fill: (alone: Db) => Promise<Filled>): Promise<Filled> =>
  db.connection().execute(async (alone) => {
    await sql`set statement_timeout = 0`.execute(alone);
    const filled = await fill(alone);
    await sql`reset statement_timeout`.execute(alone);
    return filled;
  });
