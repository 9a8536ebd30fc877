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

test('what follows the path is not logged: tokens come in addresses', async () => {
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

test('what is typed into a path by mistake is masked', async () => {
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

describe('an error', () => {
  const logged = async (error: unknown) => {
    const { app, lines } = logging();
    app.log.error(error);
    await app.close();
    return JSON.parse(lines[0] ?? '{}').err as Record<string, string>;
  };

  test('is told with its causes', async () => {
    const cause = new TypeError('the wire is cut');
    const { stack, ...rest } = await logged(new Error('no answer', { cause }));
    expect(rest).toEqual({ type: 'Error', message: 'no answer' });
    expect(stack).toMatch(/^Error: no answer\n.+request-log\.test\.ts/);
    expect(stack).toMatch(/\ncaused by: TypeError: the wire is cut\n.+request-log\.test\.ts/);
  });

  test('of the database is told without the values that it was about', async () => {
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

  test('that quotes an address or a token is masked, and stays one line of JSON', async () => {
    const { message } = await logged(
      new Error('550 <ann@example.com>: "no \\ such" user, token eyJhbGciOiJub25lIn0.e30.'),
    );
    expect(message).toBe('550 <[address]>: "no \\ such" user, token [token]');
  });
});
