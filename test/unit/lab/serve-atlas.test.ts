import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { serveAtlas } from '#server/sandbox/atlas.ts';

test('the address of a state leads to a page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'atlas-'));
  mkdirSync(join(folder, 'donation/editing.payment'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), 'all');
  writeFileSync(join(folder, 'donation/editing.payment/index.html'), 'a state');
  const app = Fastify();
  await app.register((scope) => serveAtlas(scope, folder));
  const at = async (url: string) => {
    const answer = await app.inject(url);
    return answer.headers.location ? app.inject(answer.headers.location) : answer;
  };
  expect((await at('/atlas')).body).toBe('all');
  expect((await at('/atlas/donation/editing.payment')).body).toBe('a state');
  expect((await at('/atlas/donation/none')).statusCode).toBe(404);
  await app.close();
  rmSync(folder, { recursive: true });
});

test('without a build, the answer names the command that makes one', async () => {
  const app = Fastify();
  await app.register((scope) => serveAtlas(scope, join(tmpdir(), 'no-atlas')));
  const answer = await app.inject('/atlas/donation');
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('npm run atlas');
  await app.close();
});
