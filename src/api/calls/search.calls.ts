import { get } from '#src/api/describe-call.ts';

type Paging = { page?: number; limit?: number };

/** One page of the participants with this or a similar name; the page shows a failure itself. */
export const searchPeople = (query: Paging & { query: string }) =>
  get('/search', 'SEARCH_PEOPLE', { query: { ...query, type: 'User' } });

/** One page of the pelotons with this or a similar name; without a query, of all pelotons. */
export const searchPelotons = (query: Paging & { query?: string }) =>
  get('/search/pelotons', 'SEARCH_PELOTONS', { query });
