import type { CalendarDay } from '#machines/calendar.ts';
import type { Platform } from '#server/platform/platform.ts';
import { defaultDescription, ownPages } from './pages.data.ts';

/** A page with the same text for everyone: of the app itself, or from `content/`. */
export type ContentPage = {
  path: string;
  title: string;
  description: string;
  /** The seed of its picture's landscape. */
  picture: string;
  isIndexed: boolean;
  /** Stories and news are articles, with an author and a day. */
  isArticle: boolean;
  /** YYYY-MM-DD where known. */
  date: CalendarDay | null;
};

const own: readonly ContentPage[] = Object.entries(ownPages).map(([path, page]) => ({
  ...page,
  path,
  isArticle: false,
  date: null,
}));

/** Every page with its own text. A part of a page (`/faq#riding`) does not count. */
export const contentPages = async ({
  loadRenderer,
}: Pick<Platform, 'loadRenderer'>): Promise<ContentPage[]> => {
  const { contentEntries } = await loadRenderer();
  const content = contentEntries().map(({ path, kind, title, description, picture, date }) => ({
    path,
    title: title ?? path,
    description: description ?? defaultDescription,
    picture: picture ?? path,
    isIndexed: true,
    isArticle: kind === 'story' || kind === 'news',
    date,
  }));
  const known = new Map([...own, ...content].map((page) => [page.path, page] as const));
  return [...known.values()].filter(({ path }) => !path.includes('#'));
};

const fits = (pattern: string, path: string): boolean => {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length && wanted.every((part, index) => part === '$' || part === given[index])
  );
};

/** The page at a path; an exact path precedes one with a placeholder. */
export const pageAt = (pages: readonly ContentPage[], path: string): ContentPage | undefined =>
  pages.find((page) => page.path === path) ?? pages.find((page) => fits(page.path, path));
