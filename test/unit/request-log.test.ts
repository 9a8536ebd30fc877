import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { logOptions } from '#server/platform/log.ts';

const logging = () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  const app: FastifyInstance = Fastify({ logger: { ...logOptions('info'), stream } });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send());
  return { app, lines };
};

const pathsIn = (lines: string[]) => lines.map((line) => JSON.parse(line).req?.url).filter(Boolean);

test('the request log omits the query and interaction ids of addresses', async () => {
  const { app, lines } = logging();
  app.get('/logout', () => ({}));
  await app.inject('/logout?id_token_hint=eyJh.secret.token&state=1');
  await app.inject('/nothing?id_token_hint=eyJh.secret.token');
  await app.inject('/identity/a.onmicrosoft.com/b2c_1_x/interaction/secret/cancel');
  await app.inject('/identity/a.onmicrosoft.com/b2c_1_x/oauth2/v2.0/authorize/secret');
  await app.close();
  expect(lines.join('')).not.toContain('secret');
  expect(pathsIn(lines)).toEqual([
    '/logout',
    '/nothing',
    '/identity/a.onmicrosoft.com/b2c_1_x/interaction/[step]/cancel',
    '/identity/a.onmicrosoft.com/b2c_1_x/oauth2/v2.0/authorize/[step]',
  ]);
});

test('e-mail addresses and tokens in a path are masked', async () => {
  const { app, lines } = logging();
  for (const path of [
    '/user/ann+1@example.com',
    '/user/ann%40example.co.uk/x',
    '/eyJhbGciOiJub25lIn0.e30.sig/x',
  ])
    await app.inject(path);
  await app.close();
  expect(pathsIn(lines)).toEqual(['/user/[address]', '/user/[address]/x', '/[token]/x']);
});

describe('E-mail addresses in the log', () => {
  const { streamWrite } = logOptions('info').hooks;

  test.each([
    'ann@пример.рф',
    'анна@пример.рф',
    'ann@xn--e1afmkfd.xn--p1ai',
    'ann%40%D0%BF%D1%80.%D1%80%D1%84',
    '%61nn%40example%2Ecom',
    'ann%2540example.com',
    'ann%252540example%25252Ecom',
    'ann＠example。com',
    'ann%EF%BC%A0example.com',
    'ann%40उदाहरण.भारत',
  ])('are masked in the form %s', (address) => {
    expect(streamWrite(`{"msg":"to <${address}>, in vain","url":"/x/${address}/y"}`)).toBe(
      '{"msg":"to <[address]>, in vain","url":"/x/[address]/y"}',
    );
  });

  test('are not confused with package names, percentages or mentions', () => {
    const line = '{"msg":"at node_modules/@fastify/ajv.js: 40% of %2F, @ann. Hello"}';
    expect(streamWrite(line)).toBe(line);
  });

  test('are masked in long lines within 300 ms of CPU time', () => {
    // The processor time of this process only.
    const before = process.cpuUsage();
    for (const part of ['%40', '%2540', '%40.', '@a', '%25', 'a', '.', '%2e'])
      streamWrite(part.repeat(16_384 / part.length));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(300);
  });
});

describe('A logged error', () => {
  const logged = async (error: unknown) => {
    const { app, lines } = logging();
    app.log.error(error);
    await app.close();
    return JSON.parse(lines[0] ?? '{}').err as Record<string, string>;
  };

  test('includes its causes', async () => {
    const cause = new TypeError('the wire is cut');
    const { stack, ...rest } = await logged(new Error('no answer', { cause }));
    expect(rest).toEqual({ type: 'Error', message: 'no answer' });
    expect(stack).toMatch(/^Error: no answer\n.+request-log\.test\.ts/);
    expect(stack).toMatch(/\ncaused by: TypeError: the wire is cut\n.+request-log\.test\.ts/);
  });

  test('of the database omits the values of the query', async () => {
    const error = Object.assign(new Error('duplicate key value'), {
      code: '23505',
      detail: 'Key (phone)=(+13045550123) already exists.',
      params: ['12 Mill Street'],
      query: 'insert',
    });
    const { stack, ...rest } = await logged(error);
    expect(rest).toEqual({ type: 'Error', message: 'duplicate key value', code: '23505' });
    expect(stack).not.toMatch(/Mill|3045550123/);
  });

  test('that quotes an address or a token is masked, and stays valid JSON', async () => {
    const { message } = await logged(
      new Error('550 <ann@example.com>: "no \\ such" user, token eyJhbGciOiJub25lIn0.e30.'),
    );
    expect(message).toBe('550 <[address]>: "no \\ such" user, token [token]');
  });
});
