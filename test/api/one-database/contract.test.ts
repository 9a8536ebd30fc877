import fastJsonStringify from 'fast-json-stringify';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import type { OpenPlatform } from '#server/open-platform.ts';
import { bindContract } from '#server/platform/contract/bind.ts';
import { answerChecker, validatorCompiler } from '#server/platform/contract/compilers.ts';
import { declaredOperations, type Schema } from '#server/platform/contract/document.ts';
import type { Handlers } from '#server/platform/contract/handlers.ts';
import { pageOf, paginationHeaders } from '#server/platform/contract/pagination.ts';
import { limitRates } from '#server/platform/contract/rate-limits.ts';
import { routeSchema } from '#server/platform/contract/request-schemas.ts';
import { createLoadShedding } from '#server/platform/load-shedding.ts';
import { paymentProblem } from '#server/platform/payments/payment.problems.ts';
import { answerProblems, traceOptions } from '#server/platform/problems/answer-problems.ts';
import { ProblemError } from '#server/platform/problems/problem-error.ts';
import { testIdentity } from '#test/support/api.ts';

const problem = {
  description: 'No.',
  content: { 'application/problem+json': { schema: { type: 'object' } } },
};

const answerOf = (schema: unknown) => ({ description: 'Yes.', content: { 'application/json': { schema } } });

const donation = {
  type: 'object',
  required: ['amount'],
  properties: {
    amount: { type: 'integer', minimum: 1 },
    note: { type: ['string', 'null'], maxLength: 5 },
    givenAt: { type: 'string', format: 'date-time' },
  },
};

const operation = (operationId: string, extra: object = {}) => ({
  operationId,
  'x-access': 'anyone',
  responses: { '200': answerOf({ $ref: '#/components/schemas/Donation' }), default: problem },
  ...extra,
});

const declined = {
  description: 'Refused.',
  content: {
    'application/problem+json': {
      schema: { allOf: [{ type: 'object' }, { properties: { code: { enum: ['payment-declined'] } } }] },
    },
  },
};

const list = operation('listDonations', {
  responses: {
    '200': answerOf({ $ref: '#/components/schemas/Donation' }),
    '402': declined,
    default: problem,
  },
  parameters: [
    { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, default: 1 } },
    { name: 'since', in: 'query', schema: { type: 'string', format: 'date' } },
  ],
});

const give = operation('giveDonation', {
  parameters: [
    { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', format: 'uuid' } },
  ],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ClosedDonation' } } },
  },
});

const one = operation('getDonation', {
  'x-per-minute': 3,
  parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
});

const narrow = operation('keepDonation', { 'x-most-at-once': 1 });

const document = (paths: object) => ({
  paths: paths as Record<string, unknown>,
  components: {
    schemas: { Donation: donation, ClosedDonation: { ...donation, additionalProperties: false } },
  },
});

const paths = {
  '/donations': { get: list, post: give },
  '/donations/{id}': { get: one },
  '/kept': { get: narrow },
};

const open: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

type Answering = (call: { [part: string]: unknown }) => Promise<unknown>;

const appWith = async (handler: Answering, checkResponses: boolean): Promise<FastifyInstance> => {
  const app = Fastify(traceOptions);
  open.push(app);
  answerProblems(app);
  await limitRates(app);
  const platform = {
    settings: { checkResponses },
    identity: testIdentity,
    loadShedding: createLoadShedding(),
  } as OpenPlatform['platform'];
  const handlers = {
    listDonations: handler,
    giveDonation: handler,
    getDonation: handler,
    keepDonation: handler,
  } as unknown as Handlers;
  bindContract(app, platform, handlers, declaredOperations(document(paths)));
  await app.ready();
  return app;
};

const ok: Answering = async () => ({ status: 200, body: { amount: 5 } });
const key = { 'idempotency-key': '0b8f6f3a-0000-4000-8000-000000000001' };

describe('Start-up errors', () => {
  const starting = (changed: object, handlers: object) => () =>
    bindContract(
      Fastify(),
      {} as OpenPlatform['platform'],
      handlers as Handlers,
      declaredOperations(document(changed)),
    );

  test('fails when an operation has no handler, or a handler has no operation', () => {
    expect(starting(paths, { listDonations: ok, giveDonation: ok })).toThrow(
      'without a handler: getDonation',
    );
    const handlers = { listDonations: ok, giveDonation: ok, getDonation: ok, keepDonation: ok, getLost: ok };
    expect(starting(paths, handlers)).toThrow('without an operation in the contract: getLost');
  });

  test('fails when an operation has no valid x-access or no operationId', () => {
    for (const access of [undefined, 'all', '', null, ['anyone']])
      expect(
        starting({ '/donations': { get: operation('listDonations', { 'x-access': access }) } }, {}),
      ).toThrow('listDonations says nobody may use it: give it x-access anyone, signed-in, token.');
    expect(starting({ '/donations': { get: { 'x-access': 'anyone' } } }, {})).toThrow('has no operationId');
  });

  test('fails when a schema contains itself', () => {
    const circle = {
      '/donations': { get: operation('listDonations', { responses: { '200': { $ref: '#/paths' } } }) },
    };
    expect(starting(circle, { listDonations: ok })).toThrow('contains itself');
  });
});

test('load shedding: rejects a request beyond the limit with 503 and Retry-After, before authentication', async () => {
  const held = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const app = await appWith(async () => {
    begun.resolve();
    await held.promise;
    return { status: 200, body: { amount: 5 } };
  }, false);
  const first = app.inject('/kept');
  await begun.promise;
  // The server doesn't check the caller, either.
  const beyond = await app.inject({ url: '/kept', headers: { authorization: 'Bearer nonsense' } });
  expect([beyond.statusCode, beyond.json().code]).toEqual([503, 'temporarily-unavailable']);
  expect(beyond.headers['retry-after']).toMatch(/^[1-5]$/);
  held.resolve();
  expect((await first).statusCode).toBe(200);
  expect((await app.inject('/kept')).statusCode).toBe(200);
});

describe('Request validation', () => {
  const fieldsOf = async (request: {
    method?: 'GET' | 'POST';
    url: string;
    body?: object;
    headers?: object;
  }) => {
    const app = await appWith(ok, false);
    const { method = 'GET', url, body, headers } = request;
    const answer = await app.inject({
      method,
      url,
      headers: { ...headers },
      ...(body ? { payload: body } : {}),
    });
    return [
      answer.statusCode,
      answer.json().fields?.map((field: { path: string; code: string }) => [field.path, field.code]),
    ];
  };

  test('rejects invalid bodies without coercing types or dropping fields', async () => {
    const post = (body: object) => fieldsOf({ method: 'POST', url: '/donations', body, headers: key });
    expect(await post({ amount: '5' })).toEqual([400, [['/body/amount', 'type']]]);
    expect(await post({ amount: 5, extra: 1 })).toEqual([400, [['/body/extra', 'additionalProperties']]]);
    expect(await post({ amount: 5, note: 'too long' })).toEqual([400, [['/body/note', 'maxLength']]]);
    expect(await post({ amount: 5, givenAt: 'yesterday' })).toEqual([400, [['/body/givenAt', 'format']]]);
    expect(await post({ amount: 5, note: null })).toEqual([200, undefined]);
  });

  test('validates the query, the path and the headers too', async () => {
    expect(await fieldsOf({ url: '/donations?page=0' })).toEqual([400, [['/query/page', 'minimum']]]);
    expect(await fieldsOf({ url: '/donations?pag=1' })).toEqual([
      400,
      [['/query/pag', 'additionalProperties']],
    ]);
    expect(await fieldsOf({ url: '/donations?since=1.2.2027' })).toEqual([400, [['/query/since', 'format']]]);
    expect(await fieldsOf({ url: '/donations/7' })).toEqual([400, [['/path/id', 'format']]]);
    const post = { method: 'POST', url: '/donations', body: { amount: 5 } } as const;
    expect(await fieldsOf(post)).toEqual([400, [['/header/idempotency-key', 'required']]]);
  });

  test('limits requests per minute for each address and each IPv6 network', async () => {
    const app = await appWith(ok, false);
    const ask = async (remoteAddress: string) =>
      (await app.inject({ url: `/donations/${key['idempotency-key']}`, remoteAddress })).json().code ??
      'given';
    const asked = [
      await ask('10.0.0.1'),
      await ask('10.0.0.1'),
      await ask('10.0.0.1'),
      await ask('10.0.0.1'),
    ];
    expect(asked).toEqual(['given', 'given', 'given', 'too-many-requests']);
    expect(await ask('10.0.0.2')).toBe('given');
    const neighbours: unknown[] = [];
    for (const last of [1, 2, 3, 4]) neighbours.push(await ask(`2001:db8:1:2::${last}`));
    expect(neighbours).toEqual(['given', 'given', 'given', 'too-many-requests']);
    expect(await ask('2001:db8:1:3::1')).toBe('given');
  });

  test('a rate-limited network stays limited after 10,000 other networks ask', async () => {
    const app = await appWith(ok, false);
    const ask = async (remoteAddress: string) =>
      (await app.inject({ url: `/donations/${key['idempotency-key']}`, remoteAddress })).statusCode;
    const blocked = '2001:db8:1:2::1';
    for (let turn = 0; turn < 4; turn += 1) await ask(blocked);
    for (let third = 0; third < 100; third += 1)
      await Promise.all(
        Array.from({ length: 100 }, (_, fourth) => ask(`2001:db8:${(third + 16).toString(16)}:${fourth}::1`)),
      );
    expect(await ask(blocked)).toBe(429);
  });

  test('names at most twenty invalid fields', async () => {
    const body = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`field${index}`, 1]));
    const [, fields] = await fieldsOf({ method: 'POST', url: '/donations', body, headers: key });
    expect(fields).toHaveLength(20);
  });

  test('passes parsed numbers and defaults to the handler', async () => {
    const calls: unknown[] = [];
    const app = await appWith(async ({ query, operationId, caller }) => {
      calls.push({ query, operationId, caller });
      return ok({});
    }, false);
    await app.inject('/donations?page=3');
    await app.inject('/donations');
    expect(calls).toEqual([
      { operationId: 'listDonations', caller: null, query: { page: 3 } },
      { operationId: 'listDonations', caller: null, query: { page: 1 } },
    ]);
  });
});

describe('Response validation', () => {
  const answered = async (answer: unknown, checked: boolean) => {
    const app = await appWith(async () => answer, checked);
    const { statusCode, body } = await app.inject('/donations');
    return [statusCode, JSON.parse(body).code ?? JSON.parse(body)];
  };

  test('removes undeclared fields from an answer', async () => {
    const private_ = { status: 200, body: { amount: 5, birthDate: '2000-01-01' } };
    expect(await answered(private_, false)).toEqual([200, { amount: 5 }]);
  });

  test.each([
    ['a status that is not declared', { status: 201, body: { amount: 5 } }],
    ['a field that is not declared', { status: 200, body: { amount: 5, birthDate: '2000-01-01' } }],
    ['a missing field', { status: 200, body: {} }],
    ['a wrong type', { status: 200, body: { amount: '5' } }],
    ['an invalid date', { status: 200, body: { amount: 5, givenAt: 'now' } }],
  ])('with %s is an error 500 where answers are checked', async (_, answer) => {
    expect(await answered(answer, true)).toEqual([500, 'unexpected']);
  });

  test('accepts dates and missing optional fields', async () => {
    const body = { amount: 5, note: undefined, givenAt: new Date('2027-08-07T09:00:00Z') };
    expect(await answered({ status: 200, body }, true)).toEqual([
      200,
      { amount: 5, givenAt: '2027-08-07T09:00:00.000Z' },
    ]);
  });

  test('keeps the code and reason of a problem', async () => {
    const app = await appWith(
      () => Promise.reject(paymentProblem('payment-declined', { reason: 'fraud' })),
      true,
    );
    const answer = await app.inject('/donations');
    expect(answer.json()).toMatchObject({ status: 402, code: 'payment-declined', reason: 'fraud' });
  });

  test.each([
    [true, 500, 'unexpected'],
    [false, 409, 'donation-repeated'],
  ])(
    'a refusal with a code that the operation does not declare: answers checked %s',
    async (isChecked, ...expected) => {
      const refuse = () =>
        Promise.reject(new ProblemError('donation-repeated', { status: 409, title: 'No', detail: 'No.' }));
      const answer = await (await appWith(refuse, isChecked)).inject('/donations');
      expect([answer.statusCode, answer.json().code]).toEqual(expected);
    },
  );

  test('hides the message of an unexpected error', async () => {
    const app = await appWith(() => Promise.reject(new Error('password of the database')), false);
    const answer = await app.inject('/donations');
    expect(answer.json()).toMatchObject({ status: 500, code: 'unexpected' });
    expect(answer.body).not.toContain('password');
  });
});

describe('The contract', () => {
  const operations = declaredOperations();

  test.each(operations.map((declared) => [declared.operationId, declared] as const))(
    '%s: its schemas compile',
    (_, declared) => {
      const { response, ...parts } = routeSchema(declared);
      for (const [httpPart, schema] of Object.entries(parts))
        validatorCompiler({ schema: schema as Schema, httpPart, method: '', url: '' })({});
      for (const schema of Object.values(response as object)) {
        answerChecker(schema)({});
        expect(() => fastJsonStringify(schema)).not.toThrow();
      }
    },
  );

  test('requires an idempotency key for every change of a registration', () => {
    const without = operations
      .filter(({ method, path }) => method === 'POST' && path.startsWith('/registration'))
      .filter(({ path }) => !path.startsWith('/registration/validate'))
      .filter(({ parameters }) => !parameters.some(({ name }) => name === 'Idempotency-Key'));
    expect(without.map(({ operationId }) => operationId)).toEqual([]);
  });
});

test('pagination headers give the page, the limit, the count and the total', () => {
  expect(pageOf({})).toEqual({ page: 1, limit: 20, offset: 0 });
  const page = pageOf({ page: 3, limit: 10 });
  expect(page).toEqual({ page: 3, limit: 10, offset: 20 });
  expect(paginationHeaders(page, 4, 24)).toEqual({
    'pagination-page': 3,
    'pagination-limit': 10,
    'pagination-count': 4,
    'pagination-total': 24,
  });
});
