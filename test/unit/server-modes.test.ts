import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scaled } from '#scripts/test/extent.ts';
import { openStore } from '#server/platform/database/open-store.ts';
import { readSettings } from '#server/read-settings.ts';
import { eventRow } from '#test/support/event/event-rows.ts';
import { productionVariables } from '#test/support/production-variables.ts';
import { insertRows } from '#test/support/rows.ts';
import {
  dataFolder,
  killServer,
  killServers,
  slowStarts,
  startServer,
} from '#test/support/server-process.ts';

let folder: string;
beforeEach(() => {
  const data = dataFolder();
  folder = data.folder;
  return data.remove;
});
vi.setConfig({ testTimeout: slowStarts });
afterEach(killServers);

/** The real server; a variable that is undefined is not set at all. */
const start = (variables: Record<string, string | undefined>) =>
  startServer({ DATA_DIR: folder, JOBS: 'no', ...variables });

const refused = async (variables: Record<string, string | undefined>, line: RegExp) => {
  const { process, address, lines } = await start(variables);
  expect(lines).toEqual([expect.stringMatching(line)]);
  expect([address, process.exitCode]).toEqual([null, 1]);
};

/** test/unit/modes.test.ts has each refusal; here a server ends by one of each kind. */
const refusals: readonly [string, Record<string, string | undefined>, RegExp][] = [
  [
    'a sandbox with production settings and no MODE',
    { ...productionVariables, MODE: undefined },
    /^PUBLIC_URL must be an http address of this machine/,
  ],
  ...scaled<[string, Record<string, string | undefined>, RegExp][]>(
    [
      [
        'a sandbox with production settings and a blank MODE',
        { ...productionVariables, MODE: ' ' },
        /^PUBLIC_URL .+MODE=production/,
      ],
      [
        'a sandbox with a proxy',
        { TRUSTED_PROXIES: '127.0.0.1' },
        /^TRUSTED_PROXIES belongs to a production server/,
      ],
      ['a sandbox with every address', { HOST: '0.0.0.0' }, /^HOST must be localhost or a loopback address/],
    ],
    [],
  ),
  [
    'production without TRUSTED_PROXIES',
    { ...productionVariables, TRUSTED_PROXIES: '' },
    /^TRUSTED_PROXIES is needed when MODE is production/,
  ],
];

test.each(refusals)('%s exits with one error line', async (_, variables, line) => {
  await refused(variables, line);
});

test('production with a HOST that is not on this machine exits with one error line', {
  tags: 'everything',
}, async () => {
  const variables = { ...productionVariables, HOST: '192.0.2.7' };
  await refused(variables, /^HOST must be an address of this machine, and 192\.0\.2\.7 is none\.$/);
});

/** Makes the server report the sandbox modules that it loads. */
const reporting = {
  NODE_OPTIONS: `--import=${new URL('../support/report-sandbox-modules.ts', import.meta.url)}`,
};
const sandboxModules = (lines: readonly string[]) => lines.filter((line) => line.startsWith('loaded '));

/** Production prints its public address only, so the test chooses the port. */
const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
};

const addEvent = async () => {
  const { log } = Fastify({ logger: false });
  const store = await openStore(readSettings({ DATA_DIR: folder }), log);
  const event = { ...eventRow(2031), name: 'A real ride' };
  await insertRows(store.db, 'event', event);
  await store.close();
};

test('production starts without sandbox modules, and a sandbox refuses its data', async () => {
  const port = String(await freePort());
  const site = await start({ ...productionVariables, ...reporting, PORT: port });
  expect(site.address).toBe('https://ride.example');
  const at = `http://127.0.0.1:${port}`;
  const health = await (await fetch(`${at}/api/health`)).json();
  expect(health).toMatchObject({ mode: 'production', store: 'embedded' });
  expect((await fetch(`${at}/sandbox`)).status).toBe(404);
  expect((await fetch(`${at}/inspector/attach.js`)).status).toBe(404);
  expect(await (await fetch(`${at}/?inspect`)).text()).not.toContain('attach.js');
  expect(sandboxModules(site.lines)).toEqual([]);
  await killServer(site, 'SIGTERM');
  await addEvent();
  await refused({}, /^DATA_DIR must not name the data of real people in the sandbox/);
});

test('production refuses to start on the data of a sandbox', { tags: 'everything' }, async () => {
  const sandbox = await start(reporting);
  expect(sandboxModules(sandbox.lines)).toContainEqual(expect.stringMatching('simulators/simulators.ts'));
  await killServer(sandbox, 'SIGTERM');
  await refused(productionVariables, /^DATA_DIR must not name the data of a sandbox/);
});
