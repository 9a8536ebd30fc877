import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The progress of a part: done files or tests, their number, and the running ones. */
export type Progress = { done: number; of: number; running: readonly string[] };

/** The environment variable that names the file for it. The test runners create their reporters, so these take no argument. */
export const progressVariable = 'TEST_PROGRESS';

/** Writes a part's progress to the file that the run reads; does nothing without that file. */
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

/** A runner may be writing the file at this moment. */
const read = (file: string): Progress | null => {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Progress) : null;
  } catch {
    return null;
  }
};

/** One line: the part, its seconds, its progress, and what it is waiting for. */
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
