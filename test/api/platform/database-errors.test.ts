import Fastify from 'fastify';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { transact } from '#server/platform/database/database.ts';
import { isUnavailable } from '#server/platform/database/database-errors.ts';
import { openServerStore } from '#server/platform/database/server-store.ts';
import { answerProblems } from '#server/platform/problems/answer-problems.ts';
import { given } from '#test/support/given.ts';
import { silent } from '#test/support/silent.ts';
import { openTestStore } from '#test/support/store.ts';

const store = given(openTestStore);

const raise = (code: string) =>
  sql`do ${sql.raw(`$$ begin raise exception 'on purpose' using errcode = '${code}'; end $$`)}`;

test('transact repeats a transaction after a serialization failure', async () => {
  let attempts = 0;
  const result = await transact(store.db, async (trx) => {
    attempts += 1;
    if (attempts < 3) await raise('40001').execute(trx);
    return 'done';
  });
  expect([result, attempts]).toEqual(['done', 3]);
});

test('transact gives up after three deadlocks and does not repeat other errors', async () => {
  let attempts = 0;
  const failing = (code: string) =>
    transact(store.db, async (trx) => {
      attempts += 1;
      await raise(code).execute(trx);
    });
  await expect(failing('40P01')).rejects.toThrow('on purpose');
  expect(attempts).toBe(3);
  await expect(failing('23505')).rejects.toThrow('on purpose');
  expect(attempts).toBe(4);
});

test('answers 503 temporarily-unavailable with Retry-After while the database is unreachable', async () => {
  const away = openServerStore('postgres://nobody@127.0.0.1:1/nothing', silent);
  const app = Fastify();
  answerProblems(app);
  app.get('/', () => sql`select 1`.execute(away.db));
  const answer = await app.inject('/');
  await app.close();
  await away.close();
  expect(answer.json()).toMatchObject({ status: 503, code: 'temporarily-unavailable' });
  expect(answer.headers['retry-after']).toBe('1');
});

test('isUnavailable is true for a read-only database', async () => {
  const refused = await raise('25006')
    .execute(store.db)
    .catch((error: unknown) => error);
  expect(isUnavailable(refused)).toBe(true);
});

// The driver's error for the next statement of a transaction whose connection was lost.
test.each([
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])('isUnavailable is true for a statement on a lost connection: %s', (message) => {
  expect(isUnavailable(new Error(message))).toBe(true);
});

test('isUnavailable is false for an unknown column and for a value that is not an error', async () => {
  const fault = await sql`select no_such_column`.execute(store.db).catch((error: unknown) => error);
  expect(isUnavailable(fault)).toBe(false);
  expect(isUnavailable('text')).toBe(false);
});
