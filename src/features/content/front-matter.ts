import type { CalendarDay } from '#machines/calendar.ts';

/** What an MDX file in `content/` says of itself at its top; checked when the site is built. */
export type FrontMatter = {
  title: string;
  /** At most 160 characters: it stands under the title, in lists and on cards of shared links. */
  description: string;
  /** Where it stands among its kind, counted from the top. */
  order: number;
  /** The scene that is drawn for it (docs/illustrations.md) beside its title, and the word that its land is made from. */
  picture: string;
  date?: CalendarDay | undefined;
  author?: string | undefined;
  person?: string | undefined;
  /** The public id of the person’s page: the story ends with their climb. */
  profile?: string | undefined;
  /** A word or two above the title. */
  kicker?: string | undefined;
  /** Only shown to those who may see drafts. */
  draft?: boolean | undefined;
};
