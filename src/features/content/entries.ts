import { type ContentData, type ContentEntry, useContentData } from './content-data.ts';

/** The entries of a kind that may be shown, in their authors' order; drafts only to those who may see them. */
export const entriesOf = ({ entries, isPreview }: ContentData, kind: ContentEntry['kind']): ContentEntry[] =>
  entries
    .filter((entry) => entry.kind === kind && (isPreview || !entry.isDraft))
    .sort((one, other) => (one.order ?? Number.MAX_SAFE_INTEGER) - (other.order ?? Number.MAX_SAFE_INTEGER));

export const useEntries = (kind: ContentEntry['kind']): ContentEntry[] => entriesOf(useContentData(), kind);

/** The same, what was last written first. */
export const useNewest = (kind: ContentEntry['kind']): ContentEntry[] =>
  useEntries(kind).sort((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));

/** What an entry is called where its author gave it no title. */
export const titleOf = ({ title, path }: ContentEntry): string => title ?? path;

/** The part of an entry's path that is its own: the anchor of what has no page. */
export const anchorOf = ({ path }: ContentEntry): string => path.split('#').at(-1) ?? path;
