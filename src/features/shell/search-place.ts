import { queryOf } from '#machines/search/search-query.ts';

/** Where a search leads: whoever asks for nothing is shown where to give. */
export const searchPlace = (typed: string): string => {
  const { text } = queryOf(typed);
  return text === '' ? '/give' : `/search?query=${encodeURIComponent(text)}`;
};
