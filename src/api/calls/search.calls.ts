import { actionTypes, describeCall } from '#src/api/describe-call.ts';

type Paging = { page?: number; limit?: number };

/** One page of the people who take part and are called so, or nearly so; the page shows a failure itself. */
export const searchPeople = (query: Paging & { query: string }) =>
  describeCall({
    endpoint: '/search',
    method: 'get',
    config: { query: { ...query, type: 'User' } },
    meta: { isHandled: true },
    types: actionTypes('SEARCH_PEOPLE'),
  });

/** One page of the pelotons that are called so, or nearly so; all of them without a query. */
export const searchPelotons = (query: Paging & { query?: string }) =>
  describeCall({
    endpoint: '/search/pelotons',
    method: 'get',
    config: { query },
    meta: { isHandled: true },
    types: actionTypes('SEARCH_PELOTONS'),
  });

/** The organizations that have given and are called so, or nearly so; the field goes without where they can't be had. */
export const searchOrganizations = (query: Paging & { query: string }) =>
  describeCall({
    endpoint: '/search/organizations',
    method: 'get',
    config: { query },
    meta: { isHandled: true },
    types: actionTypes('SEARCH_ORGANIZATIONS'),
  });
