import type { Asked } from '#machines/search/search-address.ts';
import { type AppLink, pageSearch } from '#src/components/button/app-link.ts';

/** The pages with results: to look a person up, or to donate to them. */
export type SearchPath = '/search' | '/give/search';

/** The link to a search; an empty one, unless for a peloton, leads to the giving page. */
export const searchLink = (
  path: SearchPath,
  { text, isForPelotons = false, page = 1 }: Partial<Omit<Asked, 'isCut'>> & { text: string },
): AppLink => {
  const query = text.trim();
  if (query === '' && !isForPelotons) return { to: '/give' };
  const type = isForPelotons ? 'Peloton' : undefined;
  return { to: path, search: { query: query === '' ? undefined : query, type, page: pageSearch(page) } };
};
