import type { Readable } from 'node:stream';

export type StoredFile = { body: Readable; size: number };

export type Files = {
  /** Stores the bytes under `name` (`folder/name.ext`, lower case), and replaces an older file of that name. */
  put: (name: string, body: Uint8Array) => Promise<void>;
  /** `null` when there is no such file. */
  open: (name: string) => Promise<StoredFile | null>;
  remove: (name: string) => Promise<void>;
};

// Only one dot, before the extension, so that no name leaves its store.
const allowed = /^[a-z0-9-]+(\/[a-z0-9-]+)*\.[a-z0-9]+$/;

/** The name in the form that every store takes. Throws for any other. */
export const fileName = (name: string): string => {
  if (!allowed.test(name)) throw new Error(`${name} is not a name for a file`);
  return name;
};
