import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { SettingsError } from '#server/platform/settings/settings-error.ts';

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

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

/** Step by step: below `/proc`, Node's own `recursive` never comes back. */
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

/** Makes the directory where it is missing, and writes to it once. Throws `SettingsError` where that can't be done. */
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
