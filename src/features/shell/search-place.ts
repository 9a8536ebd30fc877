import { queryOf } from '#machines/search/search-query.ts';

/** The address of a search; an empty one leads to the giving page. */
export const searchPlace = (typed: string): string => {
  const { text } = queryOf(typed);
  return text === '' ? '/give' : `/search?query=${encodeURIComponent(text)}`;
};
