import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** How far a part is: files or tests that are done, of how many, and those that run now. */
export type Progress = { done: number; of: number; running: readonly string[] };

/** The environment variable that names the file for it: the test runners make their reporters, so these take no argument. */
export const progressVariable = 'TEST_PROGRESS';

/** Keeps the progress of a part where the run reads it; does nothing where the tests run by themselves. */
export const progressTeller = () => {
  const running = new Set<string>();
  let [done, of] = [0, 0];
  const tell = () => {
    const file = process.env[progressVariable];
    if (!file) return;
    const progress: Progress = { done, of, running: [...running] };
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(progress));
  };
  return {
    /** @param count how many files or tests there are */
    start: (count: number) => {
      of = count;
      tell();
    },
    begin: (name: string) => {
      running.add(name);
      tell();
    },
    end: (name: string) => {
      running.delete(name);
      done += 1;
      tell();
    },
  };
};

const secondsBetween = 15;

/** The file is read while a runner may be writing it. */
const read = (file: string): Progress | null => {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Progress) : null;
  } catch {
    return null;
  }
};

/** One line: the part, its seconds, how far it is, and what it is waiting for. */
export const progressLine = (part: string, seconds: number, progress: Progress | null): string => {
  const far =
    progress === null
      ? 'starting'
      : `${progress.done} of ${progress.of}, waiting for ${progress.running.join(', ') || 'its end'}`;
  return `… ${part} ${seconds.toFixed(0)} s: ${far}`;
};

/** Prints a line of progress every quarter of a minute, until the returned function is called. */
export const watchProgress = (part: string, file: string): (() => void) => {
  const began = performance.now();
  const timer = setInterval(() => {
    process.stdout.write(`${progressLine(part, (performance.now() - began) / 1000, read(file))}\n`);
  }, secondsBetween * 1000);
  return () => clearInterval(timer);
};
