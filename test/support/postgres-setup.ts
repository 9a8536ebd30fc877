import { findPostgres } from '#scripts/test/postgres.ts';
import { startPostgres } from './postgres.ts';
import { makeTemplate } from './server-databases.ts';

/** One PostgreSQL server for the whole run, unless `TEST_DATABASE_URL` names one; each test file gets its own database. */
export default async function startPostgresForAll(): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    const drop = await makeTemplate(given);
    return drop;
  }
  const programs = findPostgres();
  if (!programs) throw new Error('No PostgreSQL server was found. Install one, or set TEST_DATABASE_URL.');
  const server = await startPostgres(programs);
  process.env.TEST_DATABASE_URL = server.url;
  await makeTemplate(server.url);
  return server.stop;
}
