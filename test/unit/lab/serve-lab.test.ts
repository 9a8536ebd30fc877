import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { serveLab, withInspector } from '#server/sandbox/lab.ts';

test('the address of a state leads to a page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lab-'));
  mkdirSync(join(folder, 'atlas/donation/editing.payment'), { recursive: true });
  writeFileSync(join(folder, 'atlas/index.html'), 'all');
  writeFileSync(join(folder, 'atlas/donation/editing.payment/index.html'), 'a state');
  const app = Fastify();
  await app.register((scope) => serveLab(scope, folder));
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

test('without a build, the answer of the atlas names the command that makes one', async () => {
  const app = Fastify();
  await app.register((scope) => serveLab(scope, join(tmpdir(), 'no-lab')));
  const answer = await app.inject('/atlas/donation');
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('npm run atlas');
  await app.close();
});

test('the inspector is put before the scripts of a document that asks for it', () => {
  const document = '<html><head><script src="/app.js"></script></head></html>';
  const asked = (url: string, cookie?: string, seed = true) =>
    withInspector({ seed })(document, { url, headers: cookie === undefined ? {} : { cookie } });
  expect(asked('/?inspect')).toContain(
    '<head><script src="/inspector/attach.js" data-shows="all"></script><script',
  );
  expect(asked('/donate?amount=5&inspect=on', undefined, false)).toContain('data-shows="shape"');
  expect(asked('/', 'a=b; inspect=on')).toContain('attach.js');
  for (const [url, cookie] of [
    ['/'],
    ['/?inspected'],
    ['/inspect'],
    ['/', 'inspect='],
    ['/', 'uninspect=on'],
  ] as const)
    expect(asked(url, cookie)).toBe(document);
});
