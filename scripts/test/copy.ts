import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { root } from '../run-command.ts';

/** Left out of a copy: large folders, and results of runs. Generated sources are copied. */
const leftOut = ['.cache', '.data', '.git', 'dist', 'dist-server', 'node_modules', 'test-results'].map(
  (name) => resolve(root, name),
);

/**
 * A copy of the project that a test may change; other parts may run at the same time. Who makes it removes it.
 * @return its folder
 */
export const makeCopy = (): string => {
  const copy = mkdtempSync(join(tmpdir(), 'copy-'));
  cpSync(root, copy, { recursive: true, filter: (path) => !leftOut.includes(path) });
  symlinkSync(resolve(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
  return copy;
};
