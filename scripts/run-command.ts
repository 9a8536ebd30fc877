import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { delimiter, dirname, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

const bin = resolve(root, 'node_modules/.bin');
const windows = process.platform === 'win32';

/** The result of a command: `code` is null when it had to be killed; `output` is both streams in order. */
export type Outcome = { code: number | null; output: string; seconds: number };

type Options = {
  /** A file that gets the output as it comes; its earlier content stays. */
  log?: string;
  env?: Record<string, string>;
  cwd?: string;
  limitSeconds?: number;
};

const running = new Set<ChildProcess>();

/** A command has children (test workers, a server), so it leads a process group that is ended as one. */
function end(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  if (windows) child.kill(signal);
  else process.kill(-child.pid, signal);
}

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const) {
  process.on(signal, () => {
    // A process without running commands, such as the server in this process, has its own handler.
    if (running.size === 0 && process.listenerCount(signal) > 1) return;
    for (const child of running) end(child, signal);
    process.exit(code);
  });
}

/** Runs one of the project's tools on the pinned Node and waits for it; a failing command does not throw. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: Options = {},
): Promise<Outcome> {
  const began = performance.now();
  const child = spawn(command, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, PATH: [bin, process.env.PATH].join(delimiter), ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: windows,
    detached: !windows,
  });
  running.add(child);
  const limit = options.limitSeconds && setTimeout(() => end(child, 'SIGKILL'), options.limitSeconds * 1000);
  let output = '';
  if (options.log) mkdirSync(dirname(options.log), { recursive: true });
  const log = options.log ? createWriteStream(options.log, { flags: 'a' }) : null;
  const collect = (part: Buffer) => {
    output += part;
    log?.write(part);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise((done) => {
    const finish = (code: number | null) => {
      running.delete(child);
      log?.end();
      if (limit) clearTimeout(limit);
      done({ code, output, seconds: (performance.now() - began) / 1000 });
    };
    child.on('close', finish);
    child.on('error', (error) => {
      output += `${command}: ${error.message}\n`;
      finish(1);
    });
  });
}

/** Runs a command that must succeed. A failure throws an error with all of the command's output. */
export async function mustRun(command: string, args: readonly string[]): Promise<void> {
  const { code, output } = await runCommand(command, args);
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} failed:\n${output.trimEnd()}`);
}
