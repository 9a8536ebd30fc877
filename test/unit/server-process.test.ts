import { afterAll, afterEach, expect, test, vi } from 'vitest';
import {
  dataFolder,
  killServer,
  killServers,
  mainModule,
  slowStarts,
  startServer,
} from '#test/support/server-process.ts';

const { folder, remove } = dataFolder();

vi.setConfig({ testTimeout: slowStarts });
afterEach(killServers);
afterAll(remove);

const start = (variables: Record<string, string> = {}) => startServer({ DATA_DIR: folder, ...variables });

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

// In the gate, test/faults kills servers during their work.
test('a killed server restarts with the same data', { tags: 'everything' }, async () => {
  const first = await start();
  expect((await moveClock(first.address)).status).toBe(200);
  await killServer(first, 'SIGKILL');
  const second = await start();
  expect(await timeAt(second.address)).toBe('2030-01-01');
});

test.each([
  ['DATA_DIR', '/proc/nope', /^DATA_DIR must be a folder .+ and \/proc\/nope is none \(E[A-Z]+\)\.$/],
  ['DATA_DIR', mainModule, /^DATA_DIR must be a folder .+ and .+main\.ts is none \(E[A-Z]+\)\.$/],
  ['HOST', '999.1.1.1', /^HOST must be a name or an address such as 127\.0\.0\.1\.$/],
])('%s=%s exits with one error line', async (name, value, line) => {
  const { process, address, lines } = await start({ [name]: value });
  expect(address).toBeNull();
  expect(process.exitCode).toBe(1);
  expect(lines).toEqual([expect.stringMatching(line)]);
});

test('a second server on the same data exits with one error line', async () => {
  const first = await start();
  const second = await start();
  expect(second.address).toBeNull();
  expect(second.process.exitCode).toBe(1);
  expect(second.lines).toEqual([
    `DATA_DIR ${folder} is in use by process ${first.process.pid}. Stop that one first, or choose another DATA_DIR or a DATABASE_URL.`,
  ]);
  expect(await killServer(first, 'SIGTERM')).toBe(0);
});
