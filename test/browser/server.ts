import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const root = resolve(import.meta.dirname, '../..');
const startLimit = 60_000;

async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/** Resolves when the server has said where it listens; rejects with all it wrote when it ends or stays silent instead. */
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

/**
 * Starts the production build once for the whole run, on a port and in a data directory of its own.
 * Tests read its address from `SITE_ADDRESS`; a test that changes shared state must bring its own people.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const address = `http://localhost:${port}`;
  const { DATABASE_URL: _, NODE_ENV: __, ...env } = process.env;
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...env, PORT: String(port), HOST: 'localhost', DATA_DIR: folder },
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
  process.env.SITE_ADDRESS = address;
  return stop;
}
