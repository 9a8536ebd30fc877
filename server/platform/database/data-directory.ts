import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Two processes on one embedded database would silently part ways, so the second one must not start. */
export class DirectoryInUse extends Error {
  constructor(directory: string, pid: number) {
    super(
      `DATA_DIR ${directory} is in use by process ${pid}. Stop that one first, or choose another DATA_DIR or a DATABASE_URL.`,
    );
    this.name = 'DirectoryInUse';
  }
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const holderOf = (lock: string): number | null => {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
};

/**
 * Takes the directory for this process and returns how to leave it. The lock of a process that is gone is taken over;
 * the link makes taking it a single step, so that two that start at once can't both succeed.
 */
export const takeDirectory = (directory: string): (() => void) => {
  const lock = join(directory, 'in-use.pid');
  const own = join(directory, `in-use.${process.pid}`);
  writeFileSync(own, String(process.pid));
  try {
    for (let attempt = 0; ; attempt += 1) {
      try {
        linkSync(own, lock);
        break;
      } catch (error) {
        const holder = holderOf(lock);
        if (attempt > 2) throw error;
        if (holder !== null && (holder === process.pid || isRunning(holder)))
          throw new DirectoryInUse(directory, holder);
        rmSync(lock, { force: true });
      }
    }
  } finally {
    rmSync(own, { force: true });
  }
  return () => {
    if (holderOf(lock) === process.pid) rmSync(lock, { force: true });
  };
};
