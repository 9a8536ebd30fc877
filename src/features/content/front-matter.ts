import type { CalendarDay } from '#machines/calendar.ts';

/** The front matter of an MDX file in `content/`; checked when the site is built. */
export type FrontMatter = {
  title: string;
  /** At most 160 characters: shown under the title, in lists and on cards of shared links. */
  description: string;
  /** The position among its kind, counted from the top. */
  order: number;
  /** The name of the illustration next to its title (docs/illustrations.md), from which the land is generated, too. */
  picture: string;
  date?: CalendarDay | undefined;
  author?: string | undefined;
  person?: string | undefined;
  /** The public id of the person; the story ends with their climb. */
  profile?: string | undefined;
  /** A short text above the title. */
  kicker?: string | undefined;
  /** Shown only to staff who may see drafts. */
  draft?: boolean | undefined;
};
