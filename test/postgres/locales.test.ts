import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isDuplicateIn } from '#server/platform/database/database-errors.ts';
import { openStore } from '#server/platform/database/open-store.ts';
import { findByName, wordsOf } from '#server/search/search.queries.ts';
import { administer } from '#test/support/server-databases.ts';
import { silent } from '#test/support/silent.ts';

const server = process.env.TEST_DATABASE_URL ?? '';

/** Works with a new database that is made with the options. */
const inDatabase = async <Result>(
  options: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> => {
  const name = `locale_${randomUUID().replaceAll('-', '')}`;
  const address = new URL(server);
  address.pathname = `/${name}`;
  await administer(server, `create database ${name} template template0 ${options}`);
  try {
    return await work(address.href);
  } finally {
    await administer(server, `drop database ${name} with (force)`);
  }
};

const open = (databaseUrl: string) =>
  openStore(
    { mode: 'sandbox', dataDir: '', databaseUrl, migrationDatabaseUrl: null, readingRole: null },
    silent,
  );

test.each([
  ["encoding 'UTF8' locale 'C'"],
  ["encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'en-US'"],
  ["encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'lt'"],
])('search and names of pelotons are the same in a database with %s', (options) =>
  inDatabase(options, async (url) => {
    const store = await open(url);
    try {
      const add = (name: string) =>
        sql`insert into peloton (id, name, created_at) values (${randomUUID()}, ${name}, now())`.execute(
          store.db,
        );
      await add('Команда İş 5');
      const wanted = { eventId: null, types: ['Peloton'] as const, limit: 9, offset: 0 };
      const { total } = await findByName(store.db, await wordsOf(store.db, 'КОМАНДА IŞ'), wanted);
      expect(total).toBe(1);
      const again = await add('команда iş 5').catch((error: unknown) => error);
      expect(isDuplicateIn(again, 'peloton_name_taken')).toBe(true);
    } finally {
      await store.close();
    }
  }),
);

test.each([
  ["encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'tr'", 'Turkish'],
  ["encoding 'LATIN1' locale 'C'", 'in LATIN1. Make'],
])('the server does not start in a database with %s', (options, said) =>
  inDatabase(options, (url) => expect(open(url)).rejects.toThrow(said)),
);
