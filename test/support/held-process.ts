import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Store } from '#server/platform/database/database.ts';
import { openStore } from '#server/platform/database/open-store.ts';
import { readSettings } from '#server/read-settings.ts';
import { silent } from './silent.ts';
import { openTestStore } from './store.ts';

const program = fileURLToPath(new URL('../faults/held-server.ts', import.meta.url));
const isServer = process.env.TEST_STORE === 'postgres';
const newFolder = () => mkdtempSync(join(tmpdir(), 'killed-'));

export type Running = { address: string; lines: Interface; pid: number };

export type HeldProcesses = {
  /** Opens the data while no process has them. */
  withStore: <Result>(read: (store: Store) => Promise<Result>) => Promise<Result>;
  /** Starts the server on these data at a time of its clock; `hold` is where it stops for ever. */
  start: (clock: string, hold?: string) => Promise<Running>;
  /** Waits until the server has come to where it stops, and kills it. */
  killHeld: (running: Running) => Promise<void>;
  kill: () => Promise<void>;
};

/** Servers in processes of their own, one at a time, on data that are each test's own and were filled by `seed`. */
export const heldProcesses = (seed: (store: Store) => Promise<void>): HeldProcesses => {
  let folder: string;
  let databaseUrl: string | undefined;
  let dropDatabase = () => Promise.resolve();
  let server: ChildProcess | null = null;

  const withStore: HeldProcesses['withStore'] = async (read) => {
    const settings = readSettings({ DATABASE_URL: databaseUrl, DATA_DIR: folder });
    const store = await openStore(settings, silent);
    try {
      return await read(store);
    } finally {
      await store.close();
    }
  };

  const kill = async (): Promise<void> => {
    if (server?.exitCode === null && server.signalCode === null) {
      server.kill('SIGKILL');
      await once(server, 'exit');
    }
    server = null;
  };

  // Migrating takes the embedded database longest: it is done once, and each test has a copy.
  let seeded: string;
  beforeAll(async () => {
    seeded = newFolder();
    folder = seeded;
    if (!isServer) await withStore(seed);
  });
  afterAll(() => rmSync(seeded, { recursive: true, force: true }));

  beforeEach(async () => {
    folder = newFolder();
    if (!isServer) return cpSync(seeded, folder, { recursive: true });
    const store = await openTestStore();
    databaseUrl = store.url;
    dropDatabase = store.close;
    await withStore(seed);
  });
  afterEach(async () => {
    await kill();
    await dropDatabase();
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    withStore,
    kill,
    start: async (clock, hold = '') => {
      const child = spawn(process.execPath, [program], {
        env: {
          PATH: process.env.PATH ?? '',
          DATA_DIR: folder,
          HOLD: hold,
          CLOCK: clock,
          ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      server = child;
      const lines = createInterface({ input: child.stdout });
      const ended = once(child, 'exit').then(() => {
        throw new Error('The server ended before it listened.');
      });
      const [address] = (await Promise.race([once(lines, 'line'), ended])) as [string];
      ended.catch(() => undefined);
      return { address, lines, pid: child.pid ?? 0 };
    },
    killHeld: async ({ lines }) => {
      const [said] = await once(lines, 'line');
      if (said !== 'held') throw new Error(`The server said ${said}.`);
      await kill();
    },
  };
};
