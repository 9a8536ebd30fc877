import { type ContentData, type ContentEntry, useContentData } from './content-data.ts';

/** The visible entries of a kind, in their authors' order; drafts only for staff who may see them. */
export const entriesOf = ({ entries, isPreview }: ContentData, kind: ContentEntry['kind']): ContentEntry[] =>
  entries
    .filter((entry) => entry.kind === kind && (isPreview || !entry.isDraft))
    .sort((one, other) => (one.order ?? Number.MAX_SAFE_INTEGER) - (other.order ?? Number.MAX_SAFE_INTEGER));

export const useEntries = (kind: ContentEntry['kind']): ContentEntry[] => entriesOf(useContentData(), kind);

/** The visible entries of a kind, newest first. */
export const useNewest = (kind: ContentEntry['kind']): ContentEntry[] =>
  useEntries(kind).sort((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));

/** An entry's name where its author gave it no title. */
export const titleOf = ({ title, path }: ContentEntry): string => title ?? path;

/** The last part of an entry's path: the anchor of an entry without its own page. */
export const anchorOf = ({ path }: ContentEntry): string => path.split('#').at(-1) ?? path;
