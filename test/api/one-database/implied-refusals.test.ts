import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { bindContract } from '#server/platform/contract/bind.ts';
import { type DeclaredOperation, declaredOperations } from '#server/platform/contract/document.ts';
import type { Handlers } from '#server/platform/contract/handlers.ts';
import { limitRates } from '#server/platform/contract/rate-limits.ts';
import { answerProblems, traceOptions } from '#server/platform/problems/answer-problems.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { accessScenario } from '#test/support/access-scenario.ts';
import { startApi, type TestRequest, tokenFor } from '#test/support/api.ts';
import { type ContractRequest, validRequests } from '#test/support/contract-request.ts';
import { seedEvent } from '#test/support/event/event-rows.ts';
import { given } from '#test/support/given.ts';

/*
 * The refusals that `npm run generate` adds to the operations of the contract. Those of the access check are in access-matrix.test.ts, and
 * those of versions with their operations.
 */

const api = given(async () => {
  const started = await startApi();
  await seedEvent(started.store.db);
  return { ...started, scenario: await accessScenario(started) };
});

const operationsWith = (code: string) =>
  declaredOperations()
    .filter(({ problems }) => [...problems.values()].some((codes) => codes.includes(code)))
    .map((operation) => [operation.operationId, operation] as const);

const requestsOf = (operation: DeclaredOperation): ContractRequest[] =>
  validRequests(operation, api.scenario.known, api.scenario.base);

const codeOf = async ({ method }: DeclaredOperation, address: string, request: TestRequest) => {
  const { status, body } = await api.send<{ code?: string } | null>(method, address, {
    as: api.scenario.people.self,
    ...request,
  });
  return status < 400 ? String(status) : `${status} ${body?.code}`;
};

const jsonOf = (body: unknown): TestRequest =>
  body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };

test.each(operationsWith('validation-failed'))('%s refuses an unknown parameter', async (_, operation) => {
  const [{ address } = { address: '' }] = requestsOf(operation);
  const [path, query = ''] = address.split('?');
  expect(await codeOf(operation, `${path}?${query}&unknown=1`, {})).toBe('400 validation-failed');
});

test.each(operationsWith('body-too-large'))('%s refuses a body that it cannot read', async (_, operation) => {
  const [{ address } = { address: '' }] = requestsOf(operation);
  const send = (body: string, type: string) =>
    codeOf(operation, address, { body, headers: { 'content-type': type } });
  const [type = ''] = operation.body?.types ?? [];
  expect(await send('x', 'text/plain')).toBe('415 media-type-unknown');
  expect(await send('x'.repeat(300_000), type)).toBe('413 body-too-large');
  if (type.endsWith('json')) expect(await send('{', type)).toBe('400 malformed-json');
});

/** A server that refuses what it admits, so that only the admission is at work. */
const refusing = given(async () => {
  const app = Fastify(traceOptions);
  answerProblems(app);
  await limitRates(app);
  const refuse = async () => {
    throw platformProblem('not-found');
  };
  const handlers = Object.fromEntries(declaredOperations().map(({ operationId }) => [operationId, refuse]));
  bindContract(app, api.platform, handlers as unknown as Handlers);
  return app;
});

test.each(operationsWith('too-many-requests'))('%s counts its requests', async (_, operation) => {
  const [request] = requestsOf(operation);
  const codes = new Map<string, number>();
  for (let sent = 0; sent <= Number(operation.perMinute); sent += 1) {
    const answer = await refusing.inject({
      method: operation.method,
      url: String(request?.address),
      headers: {
        authorization: `Bearer ${tokenFor(api.scenario.people.self)}`,
        'idempotency-key': randomUUID(),
        ...(request?.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(request?.body === undefined ? {} : { payload: JSON.stringify(request.body) }),
    });
    const { code } = answer.json();
    codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  expect(Object.fromEntries(codes)).toEqual({ 'not-found': operation.perMinute, 'too-many-requests': 1 });
});

test.each(operationsWith('idempotency-key-reused'))(
  '%s refuses the key of another request',
  async (operationId, operation) => {
    const { people } = api.scenario;
    const codes = new Set<string>();
    for (const as of [people.self, people.captain, people.lead])
      for (const { address, body } of requestsOf(operation)) {
        const key = randomUUID();
        const record = {
          key,
          caller: as.oid,
          operation: operationId,
          requestHash: '',
          createdAt: new Date(),
        };
        await api.store.db
          .insertInto('idempotencyRecord')
          .values({ ...record, status: 200 })
          .execute();
        codes.add(await codeOf(operation, address, { as, key, ...jsonOf(body) }));
        if (codes.has('422 idempotency-key-reused')) return;
      }
    expect([...codes]).toContain('422 idempotency-key-reused');
  },
);
