import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, test, vi } from 'vitest';

// A process takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 30_000 });

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'killed-'));
const running: ChildProcess[] = [];

const kill = async (server: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<unknown> => {
  if (server.exitCode !== null || server.signalCode !== null) return server.exitCode;
  server.kill(signal);
  await once(server, 'exit');
  return server.exitCode;
};

afterEach(async () => {
  for (const server of running.splice(0)) await kill(server, 'SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Port 0: the system picks a free one, and the server says which. */
const start = async (
  variables: Record<string, string> = {},
): Promise<{ server: ChildProcess; address: string | null; lines: string[] }> => {
  const { DATABASE_URL: _, ...environment } = process.env;
  const server = spawn(process.execPath, [main], {
    env: { ...environment, MODE: 'sandbox', DATA_DIR: folder, PORT: '0', SEED: 'no', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(server);
  const lines: string[] = [];
  const { promise, resolve } = Promise.withResolvers<string | null>();
  for (const stream of [server.stdout, server.stderr])
    if (stream)
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        const address = /^Ready at (\S+)$/.exec(line)?.[1];
        if (address) resolve(address);
      });
  server.once('close', () => resolve(null));
  return { server, address: await promise, lines };
};

const moveClock = (address: string | null) =>
  fetch(`${address}/sandbox/api/clock`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: '2030-01-01T12:00:00Z' }),
  });

const timeAt = async (address: string | null): Promise<string> => {
  const health = (await (await fetch(`${address}/api/health`)).json()) as { time: string };
  return health.time.slice(0, 10);
};

test('a killed server starts again on the same data, and what was answered is there', async () => {
  const first = await start();
  expect((await moveClock(first.address)).status).toBe(200);
  await kill(first.server, 'SIGKILL');
  const second = await start();
  expect(await timeAt(second.address)).toBe('2030-01-01');
});

test.each([
  ['DATA_DIR', '/proc/nope', /^DATA_DIR must be a folder .+ and \/proc\/nope is none \(E[A-Z]+\)\.$/],
  ['DATA_DIR', main, /^DATA_DIR must be a folder .+ and .+main\.ts is none \(E[A-Z]+\)\.$/],
  ['HOST', '999.1.1.1', /^HOST must be a name or an address such as 127\.0\.0\.1\.$/],
  ['HOST', '192.0.2.7', /^HOST must be an address of this machine, and 192\.0\.2\.7 is none\.$/],
])('%s=%s is refused with one line', async (name, value, line) => {
  const { server, address, lines } = await start({ [name]: value });
  expect(address).toBeNull();
  expect(server.exitCode).toBe(1);
  expect(lines).toEqual([expect.stringMatching(line)]);
});

test('a second server on the same data is refused with a line that says why', async () => {
  const first = await start();
  const second = await start();
  expect(second.address).toBeNull();
  expect(second.server.exitCode).toBe(1);
  expect(second.lines).toEqual([
    `DATA_DIR ${folder} is in use by process ${first.server.pid}. Stop that one first, or choose another DATA_DIR or a DATABASE_URL.`,
  ]);
  expect(await kill(first.server, 'SIGTERM')).toBe(0);
});
