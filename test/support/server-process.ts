import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const mainModule = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

export type ServerProcess = {
  process: ChildProcess;
  /** Where it answers; null when it ended instead. */
  address: string | null;
  /** Everything it wrote, to either stream. */
  lines: string[];
};

/** Milliseconds that end a test of real servers that hangs: each start makes a database, and the machine may be busy. */
export const slowStarts = 150_000;

const running: ChildProcess[] = [];

/** Resolves to the exit code, once the process is gone. */
export const killServer = async (
  { process }: Pick<ServerProcess, 'process'>,
  signal: 'SIGKILL' | 'SIGTERM',
): Promise<number | null> => {
  if (process.exitCode !== null || process.signalCode !== null) return process.exitCode;
  process.kill(signal);
  await once(process, 'close');
  return process.exitCode;
};

/** For `afterEach`: ends the servers that a test left running. */
export const killServers = async (): Promise<void> => {
  for (const process of running.splice(0)) await killServer({ process }, 'SIGKILL');
};

/** A folder for servers' data, and how to take it away. */
export const dataFolder = (): { folder: string; remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/**
 * The real server in a process of its own. Port 0: the system picks a free one, and the server says which. A variable that
 * is undefined is not set.
 */
export const startServer = async (variables: Record<string, string | undefined>): Promise<ServerProcess> => {
  const { DATABASE_URL: _, ...environment } = process.env;
  const server = spawn(process.execPath, [mainModule], {
    env: { ...environment, MODE: 'sandbox', PORT: '0', SEED: 'no', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(server);
  const lines: string[] = [];
  const { promise, resolve } = Promise.withResolvers<string | null>();
  for (const stream of [server.stdout, server.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      const address = /^Ready at (\S+)$/.exec(line)?.[1];
      if (address) resolve(address);
    });
  server.once('close', () => resolve(null));
  return { process: server, address: await promise, lines };
};
