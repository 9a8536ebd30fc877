import type { Asked } from '#machines/search/search-address.ts';

/** The pages with results: to look a person up, or to donate to them. */
export type SearchPath = '/search' | '/give/search';

/** The address of a search; an empty one, unless for a peloton, leads to the giving page. */
export const searchHref = (
  path: SearchPath,
  { text, isForPelotons = false, page = 1 }: Partial<Omit<Asked, 'isCut'>> & { text: string },
): string => {
  const sought = text.trim();
  if (sought === '' && !isForPelotons) return '/give';
  const query = new URLSearchParams({
    ...(sought !== '' && { query: sought }),
    ...(isForPelotons && { type: 'Peloton' }),
    ...(page > 1 && { page: `${page}` }),
  });
  return `${path}?${query}`;
};
