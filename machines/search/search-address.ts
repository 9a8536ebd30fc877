import { queryOf } from './search-query.ts';

/** The search in an address. */
export type Asked = {
  /** The searched text; empty for none. */
  text: string;
  /** The typed text was longer than the searched one. */
  isCut: boolean;
  /** Only pelotons; without a text, all of them. */
  isForPelotons: boolean;
  page: number;
};

/**
 * Reads a search's address.
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

/** People on a page of results, and pelotons beside them. */
export const pageSize = 12;
const fewPelotons = 4;

/** The query for people; null if only pelotons are searched. */
export const peopleQuery = ({ text, isForPelotons, page }: Asked) =>
  isForPelotons ? null : { query: text, page, limit: pageSize };

/** The query for pelotons; null if the page shows none beside the people. */
export const pelotonsQuery = ({ text, isForPelotons, page }: Asked) => {
  if (isForPelotons) return { ...(text !== '' && { query: text }), page, limit: pageSize };
  return page > 1 ? null : { query: text, limit: fewPelotons };
};
