import type { Readable } from 'node:stream';

export type StoredFile = { body: Readable; size: number };

export type Files = {
  /** Keeps the bytes under `name` (`folder/name.ext`, lower case); an older file of that name is replaced whole. */
  put: (name: string, body: Uint8Array) => Promise<void>;
  /** `null` when there is no such file. */
  open: (name: string) => Promise<StoredFile | null>;
  remove: (name: string) => Promise<void>;
};

// No dots but the one before the ending, so that no name leads out of its store.
const allowed = /^[a-z0-9-]+(\/[a-z0-9-]+)*\.[a-z0-9]+$/;

/** The name, as every store takes it. Throws for any other. */
export const fileName = (name: string): string => {
  if (!allowed.test(name)) throw new Error(`${name} is not a name for a file`);
  return name;
};
