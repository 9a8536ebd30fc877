import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { SettingsError } from '#server/platform/settings/parse-variables.ts';

/** Two processes on one embedded database would silently diverge, so the second one must not start. */
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

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

/** One level at a time: below `/proc`, Node's own `recursive` never returns. */
const make = (directory: string): void => {
  try {
    mkdirSync(directory);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    if (codeOf(error) !== 'ENOENT' || dirname(directory) === directory) throw error;
    make(dirname(directory));
    mkdirSync(directory);
  }
};

/** Creates a missing directory, and writes to it once. Throws `SettingsError` where that fails. */
export const prepareDirectory = (directory: string): void => {
  const probe = join(directory, `writable.${process.pid}`);
  try {
    make(resolve(directory));
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const problem = `must be a folder that this process may write to, and ${directory} is none`;
    throw new SettingsError('DATA_DIR', `${problem} (${codeOf(error)})`);
  }
};

/**
 * Locks the directory for this process and returns how to unlock it. The lock of a dead process is taken over. The link makes locking
 * atomic, so that two processes that start at once cannot both succeed.
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
