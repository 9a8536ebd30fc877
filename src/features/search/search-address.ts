import type { Asked } from '#machines/search/search-address.ts';

/** Where results are shown: to look somebody up, or to give to them. */
export type SearchPath = '/search' | '/give/search';

/** Where a search leads; whoever looks for nothing is shown where to give. */
export const searchHref = (
  path: SearchPath,
  { text, isForPelotons = false, page = 1 }: Partial<Omit<Asked, 'isCut'>> & { text: string },
): string => {
  if (text.trim() === '') return '/give';
  const query = new URLSearchParams({
    query: text.trim(),
    ...(isForPelotons && { type: 'Peloton' }),
    ...(page > 1 && { page: `${page}` }),
  });
  return `${path}?${query}`;
};
