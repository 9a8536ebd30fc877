import { queryOf } from '#machines/search/search-query.ts';

/** Where results are shown: to look somebody up, or to give to them. */
export type SearchPath = '/search' | '/give/search';

/** What an address asks for. */
export type Asked = {
  /** What is looked for; empty where nothing is. */
  text: string;
  /** More was typed than is looked for. */
  isCut: boolean;
  /** Only pelotons, all of them. */
  isForPelotons: boolean;
  page: number;
};

/**
 * Reads a search's address. Taken from the address as it is written: the router would read a query of figures as a number.
 * @param searchText with or without its `?`
 */
export const readAsked = (searchText: string): Asked => {
  const given = new URLSearchParams(searchText);
  const page = given.get('page') ?? '';
  return {
    ...queryOf(given.get('query') ?? ''),
    isForPelotons: given.get('type') === 'Peloton',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
};

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
