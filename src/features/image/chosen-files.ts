import type { ChosenFile, ImageKind } from '#machines/image/image.types.ts';

/**
 * The chosen files' bytes: one file for the picture and one for the cover, because both may be open at once. Machines refer to them by id,
 * because their context is plain JSON.
 */
const files = new Map<ImageKind, { id: string; blob: Blob }>();

/** Keeps a chosen file and drops the previous one for the same image. */
export const keepFile = (kind: ImageKind, file: File): ChosenFile => {
  const id = crypto.randomUUID();
  files.set(kind, { id, blob: file });
  return { id, name: file.name };
};

const entryOf = (id: string) => [...files.values()].find((one) => one.id === id);

export const replaceFile = (id: string, blob: Blob): void => {
  const entry = entryOf(id);
  if (entry !== undefined) entry.blob = blob;
};

export const fileOf = (id: string): Blob | undefined => entryOf(id)?.blob;
