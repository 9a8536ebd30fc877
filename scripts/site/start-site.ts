import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { root } from '../run-command.ts';
import { fillWithDemo } from './seeded-data.ts';

// Beside twenty other jobs a start took more than a minute; only a server that never starts may fail.
const startLimit = 180_000;

async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/** Resolves when the server has printed its address; rejects with its output when it ends or stays silent. */
function listening(server: ChildProcessByStdio<null, Readable, Readable>, address: string): Promise<void> {
  const { promise, resolve: ready, reject } = Promise.withResolvers<void>();
  const lines: string[] = [];
  const fail = (why: string) => reject(new Error([why, ...lines].join('\n')));
  const limit = setTimeout(
    () => fail(`The server said nothing of ${address} within ${startLimit} ms:`),
    startLimit,
  );
  for (const stream of [server.stdout, server.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      if (line.includes(address)) ready();
    });
  }
  server.on('exit', () => fail('The server ended before it listened:'));
  return promise.finally(() => clearTimeout(limit));
}

/** A running site: its address, and a function that ends it and deletes its data. */
export type Site = { address: string; stop: () => Promise<void> };

/**
 * Starts the production build in its own process, on a free port and with its own copy of the demo's data. `variables` are further settings,
 * such as `CHECK_RESPONSES`; `program` starts the server another way.
 */
export async function startSite(
  variables: Record<string, string> = {},
  program = 'server/main.ts',
): Promise<Site> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  await fillWithDemo(folder);
  const address = `http://localhost:${port}`;
  const { DATABASE_URL: _, NODE_ENV: __, ...env } = process.env;
  const server = spawn(process.execPath, [program], {
    cwd: root,
    env: { ...env, PORT: String(port), HOST: 'localhost', DATA_DIR: folder, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await listening(server, address);
  } catch (error) {
    if (server.exitCode === null) await stop();
    throw error;
  }
  return { address, stop };
}
