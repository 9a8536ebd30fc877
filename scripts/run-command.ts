import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

const bin = resolve(root, 'node_modules/.bin');

/** How a command ended: `code` is null when it had to be killed; `output` is what it wrote, both streams in order. */
export type Outcome = { code: number | null; output: string; seconds: number };

type Options = {
  /** 'show' lets the command write to this terminal as well; 'keep' only collects. */
  output?: 'show' | 'keep';
  env?: Record<string, string>;
  cwd?: string;
  limitSeconds?: number;
};

/** Runs one of the project's tools on the pinned Node and waits for it; never throws for a failing command. */
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
    shell: process.platform === 'win32',
  });
  const limit = options.limitSeconds && setTimeout(() => child.kill('SIGKILL'), options.limitSeconds * 1000);
  let output = '';
  const collect = (stream: NodeJS.WriteStream) => (part: Buffer) => {
    output += part;
    if (options.output === 'show') stream.write(part);
  };
  child.stdout.on('data', collect(process.stdout));
  child.stderr.on('data', collect(process.stderr));
  return new Promise((done) => {
    const end = (code: number | null) => {
      if (limit) clearTimeout(limit);
      done({ code, output, seconds: (performance.now() - began) / 1000 });
    };
    child.on('close', end);
    child.on('error', (error) => {
      output += `${command}: ${error.message}\n`;
      end(1);
    });
  });
}

/** The same, for a step without which nothing further makes sense: throws with all that the command wrote. */
export async function mustRun(command: string, args: readonly string[]): Promise<void> {
  const { code, output } = await runCommand(command, args);
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} failed:\n${output.trimEnd()}`);
}
