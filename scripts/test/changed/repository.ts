import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The files of the repository by their paths from its root. A deleted file is listed too, and reads as empty. */
export type Repository = {
  files: readonly string[];
  read: (path: string) => string;
  isDeleted: (path: string) => boolean;
};

/** What lies in the folder `root`: tracked files and new ones, not those that git ignores. */
export function openRepository(root: string, deleted: readonly string[]): Repository {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const files = new Set([...listed.split('\0').filter((path) => path !== ''), ...deleted]);
  return {
    files: [...files].sort(),
    isDeleted: (path) => !existsSync(resolve(root, path)),
    read: (path) => {
      const whole = resolve(root, path);
      return existsSync(whole) ? readFileSync(whole, 'utf8') : '';
    },
  };
}
