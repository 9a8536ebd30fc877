import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { logOptions } from '#server/platform/log.ts';

test('what follows the path is not logged: tokens come in addresses', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  const app = Fastify({ logger: { ...logOptions('info'), stream } });
  app.get('/logout', () => ({}));
  app.setNotFoundHandler((_request, reply) => reply.code(404).send());
  await app.inject('/logout?id_token_hint=eyJh.secret.token&state=1');
  await app.inject('/nothing?id_token_hint=eyJh.secret.token');
  await app.close();
  expect(lines.join('')).not.toContain('secret');
  const paths = lines.map((line) => JSON.parse(line).req?.url).filter(Boolean);
  expect(paths).toEqual(['/logout', '/nothing']);
});
