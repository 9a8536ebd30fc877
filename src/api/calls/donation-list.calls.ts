import { get } from '#src/api/describe-call.ts';

/** The person's own donations of all years, newest first. */
export const getAllGivenDonations = (query: { page?: number; limit?: number } = {}) =>
  get('/user/donations/given/all', 'LOAD_GIVEN_DONATIONS', { query });

/** The same as a table, which may be long. */
export const exportGivenDonations = () =>
  get('/user/donations/csv/given/all', 'EXPORT_GIVEN_DONATIONS', { parseAs: 'text', timeout: 60_000 });

/** The calendar years in which the person donated, the latest first. */
export const getGivingYears = () => get('/user/donations/given/summary', 'LOAD_GIVING_YEARS');

/** The annual summary of the person's donations, with the deductible amount. */
export const getGivingSummary = (year: number) =>
  get('/user/donations/given/summary/{year}', 'LOAD_GIVING_SUMMARY', { path: { year } });

/** The same as a PDF. */
export const exportGivingSummary = (year: number) =>
  get('/user/donations/given/summary/{year}/pdf', 'EXPORT_GIVING_SUMMARY', {
    path: { year },
    parseAs: 'blob',
    timeout: 60_000,
  });

/** A table may be long. */
const table = { parseAs: 'text', timeout: 60_000 } as const;

/** The donations to the person for the current event, as a table. */
export const exportReceivedDonationsOfYear = () =>
  get('/user/donations/csv/received/currentyear', 'EXPORT_RECEIVED_DONATIONS_OF_YEAR', { ...table });

/** The donations to the person in all years, as a table. */
export const exportReceivedDonations = () =>
  get('/user/donations/csv/received/all', 'EXPORT_RECEIVED_DONATIONS', { ...table });

/** The donations to a peloton for the current event, as a table; for its captain and admins. */
export const exportPelotonDonationsOfYear = (id: string) =>
  get('/peloton/{id}/donations/csv/received', 'EXPORT_PELOTON_DONATIONS_OF_YEAR', { path: { id }, ...table });

/** The donations to a peloton in all years, as a table; for its captain and admins. */
export const exportPelotonDonations = (id: string) =>
  get('/peloton/{id}/donations/csv/received/all', 'EXPORT_PELOTON_DONATIONS', { path: { id }, ...table });
