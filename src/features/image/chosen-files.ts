import type { ChosenFile } from '#machines/image/image.types.ts';

/** Bytes of what people chose on this page. Machines know them by their ids, since what they hold is plain JSON. */
const files = new Map<string, Blob>();

/** Keeps a file that was chosen; the one before goes. */
export const keepFile = (file: File): ChosenFile => {
  files.clear();
  const id = crypto.randomUUID();
  files.set(id, file);
  return { id, name: file.name };
};

export const replaceFile = (id: string, blob: Blob): void => {
  files.set(id, blob);
};

export const fileOf = (id: string): Blob | undefined => files.get(id);
