import { queryOf } from './search-query.ts';

/** What an address asks for. */
export type Asked = {
  /** What is looked for; empty where nothing is. */
  text: string;
  /** More was typed than is looked for. */
  isCut: boolean;
  /** Only pelotons, all of them; also without a text. */
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

/** How many people a page of results holds, and how many pelotons stand beside them. */
export const pageSize = 12;
const fewPelotons = 4;

/** What the API is asked for people; null where only pelotons are looked for. */
export const peopleQuery = ({ text, isForPelotons, page }: Asked) =>
  isForPelotons ? null : { query: text, page, limit: pageSize };

/** What the API is asked for pelotons; null where none stand beside the people. */
export const pelotonsQuery = ({ text, isForPelotons, page }: Asked) => {
  if (isForPelotons) return { ...(text !== '' && { query: text }), page, limit: pageSize };
  return page > 1 ? null : { query: text, limit: fewPelotons };
};
