import type { ChosenFile, ImageKind } from '#machines/image/image.types.ts';

/**
 * Bytes of what people chose on this page: one file for the picture and one for the cover, since both may be open at once. Machines know
 * them by their ids, since what they hold is plain JSON.
 */
const files = new Map<ImageKind, { id: string; blob: Blob }>();

/** Keeps a file that was chosen; the one before for the same image goes. */
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
