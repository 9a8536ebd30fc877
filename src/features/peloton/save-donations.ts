import { call } from '#src/api/call.ts';
import { exportPelotonDonations, exportPelotonDonationsOfYear } from '#src/api/calls/donation-list.calls.ts';
import { saveTable } from '#src/api/save-file.ts';

/** Hands the browser a table of what a peloton was given for the current event. Rejects with a FlowError. */
export const saveDonationsOfYear = async (id: string): Promise<void> =>
  saveTable('donations-of-this-year.csv', await call(exportPelotonDonationsOfYear(id)));

/** Hands the browser a table of what a peloton was given in all years. Rejects with a FlowError. */
export const saveDonations = async (id: string): Promise<void> =>
  saveTable('donations-of-all-years.csv', await call(exportPelotonDonations(id)));
