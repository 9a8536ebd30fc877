import type { Readable } from 'node:stream';

export type StoredFile = { body: Readable; size: number };

export type Files = {
  /** Keeps the bytes under `name` (`folder/name.ext`, lower case); an older file of that name is replaced whole. */
  put: (name: string, body: Uint8Array) => Promise<void>;
  /** `null` when there is no such file. */
  open: (name: string) => Promise<StoredFile | null>;
  remove: (name: string) => Promise<void>;
};
