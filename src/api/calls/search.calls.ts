import { get } from '#src/api/describe-call.ts';

type Paging = { page?: number; limit?: number };

/** One page of the people who take part and are called so, or nearly so; the page shows a failure itself. */
export const searchPeople = (query: Paging & { query: string }) =>
  get('/search', 'SEARCH_PEOPLE', { query: { ...query, type: 'User' } });

/** One page of the pelotons that are called so, or nearly so; all of them without a query. */
export const searchPelotons = (query: Paging & { query?: string }) =>
  get('/search/pelotons', 'SEARCH_PELOTONS', { query });

/** The organizations that have given and are called so, or nearly so; the field goes without where they can't be had. */
export const searchOrganizations = (query: Paging & { query: string }) =>
  get('/search/organizations', 'SEARCH_ORGANIZATIONS', { query });
