import { actionTypes, describeCall } from '#src/api/describe-call.ts';

/** The page says itself when a list can't be had. */
const meta = { isHandled: true } as const;

/** What the person gave in all years, newest first. */
export const getAllGivenDonations = (query: { page?: number; limit?: number } = {}) =>
  describeCall({
    endpoint: '/user/donations/given/all',
    method: 'get',
    config: { query },
    meta,
    types: actionTypes('LOAD_GIVEN_DONATIONS'),
  });

/** The same as a table, which may be long. */
export const exportGivenDonations = () =>
  describeCall({
    endpoint: '/user/donations/csv/given/all',
    method: 'get',
    config: { parseAs: 'text', timeout: 60_000 },
    meta,
    types: actionTypes('EXPORT_GIVEN_DONATIONS'),
  });

/** The calendar years in which the person gave, the latest first. */
export const getGivingYears = () =>
  describeCall({
    endpoint: '/user/donations/given/summary',
    method: 'get',
    meta,
    types: actionTypes('LOAD_GIVING_YEARS'),
  });

/** What the person gave in a calendar year, and what of it is deductible. */
export const getGivingSummary = (year: number) =>
  describeCall({
    endpoint: '/user/donations/given/summary/{year}',
    method: 'get',
    config: { path: { year } },
    meta,
    types: actionTypes('LOAD_GIVING_SUMMARY'),
  });

/** The same as a PDF. */
export const exportGivingSummary = (year: number) =>
  describeCall({
    endpoint: '/user/donations/given/summary/{year}/pdf',
    method: 'get',
    config: { path: { year }, parseAs: 'blob', timeout: 60_000 },
    meta,
    types: actionTypes('EXPORT_GIVING_SUMMARY'),
  });

/** A table may be long. */
const table = { parseAs: 'text', timeout: 60_000 } as const;

/** What the person was given for the current event, as a table. */
export const exportReceivedDonationsOfYear = () =>
  describeCall({
    endpoint: '/user/donations/csv/received/currentyear',
    method: 'get',
    config: table,
    meta,
    types: actionTypes('EXPORT_RECEIVED_DONATIONS_OF_YEAR'),
  });

/** What the person was given in all years, as a table. */
export const exportReceivedDonations = () =>
  describeCall({
    endpoint: '/user/donations/csv/received/all',
    method: 'get',
    config: table,
    meta,
    types: actionTypes('EXPORT_RECEIVED_DONATIONS'),
  });

/** What a peloton was given for the current event, as a table; for its captain and admins. */
export const exportPelotonDonationsOfYear = (id: string) =>
  describeCall({
    endpoint: '/peloton/{id}/donations/csv/received',
    method: 'get',
    config: { path: { id }, ...table },
    meta,
    types: actionTypes('EXPORT_PELOTON_DONATIONS_OF_YEAR'),
  });

/** What a peloton was given in all years, as a table; for its captain and admins. */
export const exportPelotonDonations = (id: string) =>
  describeCall({
    endpoint: '/peloton/{id}/donations/csv/received/all',
    method: 'get',
    config: { path: { id }, ...table },
    meta,
    types: actionTypes('EXPORT_PELOTON_DONATIONS'),
  });
