import type { Asked } from '#machines/search/search-address.ts';

/** Where results are shown: to look somebody up, or to give to them. */
export type SearchPath = '/search' | '/give/search';

/** Where a search leads; whoever looks for nothing, and not for a peloton, is shown where to give. */
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
