import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

type Work = Record<string, (data: never) => unknown>;

/** Runs an exported function of a module, by name, in a separate process. Rejects with its error, or with `ProcessEnded`. */
export type Process<Exports extends Work> = <Name extends keyof Exports & string>(
  name: Name,
  data: Parameters<Exports[Name]>[0],
) => Promise<Awaited<ReturnType<Exports[Name]>>>;

/** The process crashed, or was ended after its time limit. */
export class ProcessEnded extends Error {
  override name = 'ProcessEnded';
}

export type Task = { module: string; name: string; data: unknown };
export type Outcome = { result: unknown } | { error: string };
/** `memory`: bytes that the process uses after the task. */
export type Done = { outcome: Outcome; memory: number };

const program = fileURLToPath(new URL('./work.process.ts', import.meta.url));

/** Bytes. An allocator keeps the memory it got: a process beyond this limit is replaced. */
const mostMemory = 160 * 1024 * 1024;

/** Milliseconds without work after which a process ends, and frees its memory. */
const idle = 5_000;

const start = (): ChildProcess => {
  const child = fork(program, {
    serialization: 'advanced',
    // Debuggers and loaders of the parent are not for the child. Its work is outside of the heap, which stays small.
    execArgv: ['--max-semi-space-size=1'],
    // One heap for all threads: otherwise each thread keeps its freed memory (glibc).
    env: { ...process.env, MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '1' },
  });
  child.unref();
  child.channel?.unref();
  return child;
};

const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null || !child.connected;

const ask = (child: ChildProcess, task: Task, patience: number): Promise<Done> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => child.kill('SIGKILL'), patience);
    const ended = (code: number | null, signal: string | null) => {
      clearTimeout(late);
      reject(new ProcessEnded(`The process of ${task.name} ended (${signal ?? code}).`));
    };
    child.once('exit', ended);
    child.once('message', (done: Done) => {
      clearTimeout(late);
      child.off('exit', ended);
      resolve(done);
    });
    child.send(task, (error) => {
      if (error) child.kill('SIGKILL');
    });
  });

/**
 * A process for work on strangers' input by code that is not memory-safe: a crash ends only this process. It runs one task at a time. It
 * starts with the first task, and ends when it is idle or has grown. `patience`: milliseconds that a task may take.
 */
export const openProcess = <Exports extends Work>(filename: URL, patience: number): Process<Exports> => {
  let child: ChildProcess | null = null;
  let ending: NodeJS.Timeout | undefined;
  let before: Promise<unknown> = Promise.resolve();

  const run = async (name: string, data: unknown): Promise<unknown> => {
    clearTimeout(ending);
    // Between two tasks nothing listens for the child's end.
    if (child === null || hasEnded(child)) child = start();
    const current = child;
    let hasGrown = false;
    try {
      const { outcome, memory } = await ask(current, { module: filename.href, name, data }, patience);
      hasGrown = memory > mostMemory;
      if ('error' in outcome) throw new Error(outcome.error);
      return outcome.result;
    } finally {
      if (hasGrown) {
        child = null;
        current.kill();
      } else
        ending = setTimeout(() => {
          child = null;
          current.kill();
        }, idle).unref();
    }
  };

  return (name, data) => {
    const turn = before.then(() => run(name, data));
    before = turn.catch(() => {});
    return turn as Promise<Awaited<ReturnType<Exports[typeof name]>>>;
  };
};
