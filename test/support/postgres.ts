import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type PostgresServer = {
  url: string;
  stop: () => Promise<void>;
  /** Kills all its processes, like a failing machine. */
  crash: () => Promise<void>;
  /** Starts it again on the same data, at the same address. */
  restart: () => Promise<void>;
};

/** PostgreSQL refuses to run as root, so root lends it another account of the machine. */
const accountFor = (): { uid: number; gid: number } | null => {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres:', 'nobody:']
    .map((name) => accounts.find((one) => one.startsWith(name)))
    .find(Boolean);
  const [, , uid, gid] = line?.split(':') ?? [];
  if (!uid || !gid) throw new Error('PostgreSQL can’t run as root, and there is no account to run it with.');
  return { uid: Number(uid), gid: Number(gid) };
};

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
};

const ready = (server: ChildProcess): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const lines: string[] = [];
  if (server.stderr)
    createInterface({ input: server.stderr }).on('line', (line) => {
      lines.push(line);
      if (line.includes('ready to accept connections')) resolve();
    });
  server.once('error', reject);
  server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${lines.join('\n')}`)));
  return promise;
};

const childrenOf = (parent: number | undefined): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, itsParent]) => (pid !== undefined && itsParent === parent ? [pid] : []));

const memoryInUse = 'pre-existing shared memory block';

const killIfThere = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It ended by itself when the others did.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
};

/**
 * Starts a PostgreSQL server on loopback whose data are gone when it stops; `programs` is the folder of its binaries, `place` where its
 * own folder is made, `more` further options as `name=value`.
 */
export const startPostgres = async (
  programs: string,
  { place = tmpdir(), more = [] }: { place?: string; more?: readonly string[] } = {},
): Promise<PostgresServer> => {
  const folder = mkdtempSync(join(place, 'postgres-'));
  const account = accountFor();
  if (account) chownSync(folder, account.uid, account.gid);
  const as = { cwd: folder, ...account };
  const data = join(folder, 'data');
  const cluster = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), cluster, { ...as, stdio: 'pipe' });
  const port = await freePort();
  // The data is not needed after a crash, so nothing waits for the disk.
  const options = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'full_page_writes=off',
    ...more,
  ];
  const start = () =>
    spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), ...options.flatMap((option) => ['-c', option])],
      { ...as, stdio: ['ignore', 'ignore', 'pipe'] },
    );
  let server = start();
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  const stop = async () => {
    if (!hasEnded()) {
      server.kill('SIGINT');
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const crash = async () => {
    if (hasEnded()) return;
    // A stopped server starts no further children while they are listed.
    server.kill('SIGSTOP');
    const children = childrenOf(server.pid);
    server.kill('SIGKILL');
    for (const child of children) killIfThere(child);
    await once(server, 'exit');
  };
  const restart = async (triesLeft = 100): Promise<void> => {
    await crash();
    server = start();
    try {
      await ready(server);
    } catch (error) {
      // Killed processes end with a delay. Until then they hold memory.
      if (!String(error).includes(memoryInUse) || triesLeft === 0) throw error;
      await restart(triesLeft - 1);
    }
  };
  try {
    await ready(server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop, crash, restart: () => restart() };
};
