import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { healthOperations } from '#server/health/health.ts';
import { bindContract } from '#server/platform/contract/bind.ts';
import { declaredOperations } from '#server/platform/contract/document.ts';
import type { Handlers } from '#server/platform/contract/handlers.ts';
import type { Store } from '#server/platform/database/database.ts';
import { answerProblems, traceOptions } from '#server/platform/problems/answer-problems.ts';
import { startApi, type TestApi } from '#test/support/api.ts';
import { insertRows } from '#test/support/rows.ts';
import { administer } from '#test/support/server-databases.ts';

let api: TestApi;
let app: FastifyInstance;
beforeEach(async () => {
  api = await startApi();
  // As in production: the sandbox would read each request's outcome from the database.
  app = Fastify(traceOptions);
  answerProblems(app);
  const handlers = healthOperations(api.platform);
  const operations = declaredOperations().filter(({ operationId }) => operationId in handlers);
  bindContract(app, api.platform, handlers as unknown as Handlers, operations);
});
afterEach(async () => {
  await app.close();
  await api.close();
});

const ask = async (path: string) => {
  const answer = await app.inject(path);
  const { status, code } = answer.json<{ status: string | number; code?: string }>();
  return [answer.statusCode, code ?? status];
};

/** The database refuses every write from now on, like a standby. */
const refuseWrites = async ({ kind, execute, url }: Store & { url?: string }): Promise<void> => {
  if (kind === 'embedded') return execute('set default_transaction_read_only = on');
  const name = new URL(url ?? '').pathname.slice(1);
  await administer(
    process.env.TEST_DATABASE_URL ?? '',
    `alter database ${name} set default_transaction_read_only = on`,
    // Open connections would keep their settings.
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
};

test('a process is ready while it can write to the database', async () => {
  expect([await ask('/ready'), await ask('/ready'), await ask('/health')]).toEqual([
    [200, 'ready'],
    [200, 'ready'],
    [200, 'ok'],
  ]);
});

test('a process whose writes are refused is healthy but not ready', async () => {
  await refuseWrites(api.store);
  expect([await ask('/ready'), await ask('/health')]).toEqual([
    [503, 'temporarily-unavailable'],
    [200, 'ok'],
  ]);
});

test('a process whose writes hang is healthy but not ready', async () => {
  await api.store.db.transaction().execute(async (trx) => {
    await insertRows(trx, 'readiness', { writtenAt: api.clock.now() });
    expect([await ask('/ready'), await ask('/health')]).toEqual([
      [503, 'temporarily-unavailable'],
      [200, 'ok'],
    ]);
  });
});

test('a stopping process is not ready', async () => {
  api.app.opened.beginClosing();
  expect(await ask('/ready')).toEqual([503, 'temporarily-unavailable']);
});
