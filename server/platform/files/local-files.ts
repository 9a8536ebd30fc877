import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Files } from './files.ts';

// No dots but the one before the ending, so that no name leads out of the folder.
const allowed = /^[a-z0-9-]+(\/[a-z0-9-]+)*\.[a-z0-9]+$/;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Files in a folder of this machine. A file is written aside and then renamed, so nobody ever reads half of one. */
export const localFiles = (folder: string): Files => {
  const pathOf = (name: string): string => {
    if (!allowed.test(name)) throw new Error(`${name} is not a name for a file`);
    return join(folder, name);
  };
  return {
    put: async (name, body) => {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      const aside = `${path}.${randomUUID()}`;
      await writeFile(aside, body, { flush: true });
      await rename(aside, path);
    },
    open: async (name) => {
      try {
        const file = await open(pathOf(name), constants.O_RDONLY);
        const { size } = await file.stat();
        return { size, body: file.createReadStream() };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
};
