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
import { ids, seedEvent } from '#test/support/event/event-rows.ts';
import { newPerson, publicId } from '#test/support/event/people.ts';
import { fundOf, give, shareCalls } from '#test/support/event/shares.ts';
import { given } from '#test/support/given.ts';
import { bodyOf, multipart, partsOf } from '#test/support/image/upload.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';

/*
 * The refusals that `npm run generate` adds to the operations of the contract. Those of the access check are in access-matrix.test.ts, and
 * those of versions with their operations.
 */

const organizerOid = '3f0c8d5e-4a77-4a51-9d0e-6b1f6f0f2b11';

/** Entities of every kind, so that each operation gets as far as its idempotency key. */
const api = given(async () => {
  const started = await startApi({ settings: { organizerOids: [organizerOid] } });
  const { db } = started.store;
  await seedEvent(db);
  const scenario = await accessScenario(started);
  const { captain, member, self } = scenario.people;
  const organizer = await newPerson(db);
  await rowsOf(db, 'person', { id: organizer.personId }).update({ oid: organizerOid });
  const calls = shareCalls(started, ids.orrinCrew);
  await give(started, fundOf(ids.orrinCrew), 44_500);
  await calls.share(captain, { lines: [{ to: publicId(member), amount: 100 }], beyondMissing: true });
  const [share] = (await calls.shares(captain)).body;
  const asked = await calls.ask(captain, { owner: publicId(member), to: null, amount: 100 });
  const monthly = await rowsOf(db, 'recurringDonation', { donorPersonId: self.personId }).readOne('id');
  return {
    ...started,
    caller: self,
    callers: [self, captain, member, { ...organizer, oid: organizerOid }],
    // Few, because a caller has a limit of requests a minute.
    known: [...scenario.few, String(share?.id), asked.body.id, monthly.id],
    base: scenario.base,
  };
});

const operationsWith = (code: string) =>
  declaredOperations()
    .filter(({ problems }) => [...problems.values()].some((codes) => codes.includes(code)))
    .map((operation) => [operation.operationId, operation] as const);

const requestsOf = (operation: DeclaredOperation): ContractRequest[] =>
  validRequests(operation, api.known, api.base);

const codeOf = async ({ method }: DeclaredOperation, address: string, request: TestRequest) => {
  const { status, body } = await api.send<{ code?: string } | null>(method, address, {
    as: api.caller,
    ...request,
  });
  return status < 400 ? String(status) : `${status} ${body?.code}`;
};

const sent = ({ body: declared }: DeclaredOperation, body: unknown) => {
  if (declared === null) return {};
  return declared.isMultipart
    ? { body: bodyOf(partsOf({ bytes: Buffer.from('no image') })), headers: { 'content-type': multipart } }
    : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
};

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
  const tooLong = operation.body?.isMultipart ? 16_000_000 : 300_000;
  expect(await send('x', 'text/plain')).toBe('415 media-type-unknown');
  expect(await send('x'.repeat(tooLong), type)).toBe('413 body-too-large');
  if (operation.body?.isMultipart) expect(await send('x', type)).toBe('400 malformed-request');
  if (type.endsWith('json')) expect(await send('{', type)).toBe('400 malformed-json');
});

/** A server that refuses what it admits, so that only the admission is at work. */
const refusing = given(async () => {
  const app = Fastify(traceOptions);
  answerProblems(app);
  await limitRates(app);
  const refuse = async () => {
    throw platformProblem('validation-failed');
  };
  const handlers = Object.fromEntries(declaredOperations().map(({ operationId }) => [operationId, refuse]));
  await app.register(async (scope) => bindContract(scope, api.platform, handlers as unknown as Handlers), {
    prefix: '/api',
  });
  return app;
});

// `watchTotal` counts open streams instead: live.test.ts.
test.each(operationsWith('too-many-requests').filter(([, { perMinute }]) => perMinute !== null))(
  '%s counts its requests',
  async (_, operation) => {
    const [request] = requestsOf(operation);
    const { body: payload, headers } = sent(operation, request?.body);
    const codes: Record<string, number> = {};
    for (let asked = 0; asked <= Number(operation.perMinute); asked += 1) {
      const answer = await refusing.inject({
        method: operation.method,
        url: `/api${request?.address}`,
        headers: {
          ...headers,
          authorization: `Bearer ${tokenFor(api.caller)}`,
          'idempotency-key': randomUUID(),
        },
        ...(payload === undefined ? {} : { payload }),
      });
      const { code } = answer.json();
      codes[code] = (codes[code] ?? 0) + 1;
    }
    expect(codes).toEqual({ 'validation-failed': operation.perMinute, 'too-many-requests': 1 });
  },
);

/** They need a peloton, a recipient and a receipt: fund-shares.test.ts, giving.test.ts, donation-emails.test.ts. */
const testedWithTheirArea = ['makeFundShares', 'createDonation', 'resendDonationReceipt'];

test.each(operationsWith('idempotency-key-reused').filter(([id]) => !testedWithTheirArea.includes(id)))(
  '%s refuses the key of another request',
  async (operationId, operation) => {
    const codes: string[] = [];
    for (const as of api.callers)
      for (const { address, body } of requestsOf(operation)) {
        const key = randomUUID();
        await insertRows(api.store.db, 'idempotencyRecord', {
          key,
          caller: as.oid,
          operation: operationId,
          requestHash: '',
          status: 200,
          createdAt: new Date(),
        });
        codes.push(await codeOf(operation, address, { as, key, ...sent(operation, body) }));
        if (codes.at(-1) === '422 idempotency-key-reused') return;
      }
    expect([...new Set(codes)]).toContain('422 idempotency-key-reused');
  },
);
