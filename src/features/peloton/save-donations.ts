import { call } from '#src/api/call.ts';
import { exportPelotonDonations, exportPelotonDonationsOfYear } from '#src/api/calls/donation-list.calls.ts';
import { saveTable } from '#src/api/save-file.ts';

/** Saves a table of the donations to a peloton for the current event. Rejects with a FlowError. */
export const saveDonationsOfYear = async (id: string): Promise<void> =>
  saveTable('donations-of-this-year.csv', await call(exportPelotonDonationsOfYear(id)));

/** Saves a table of the donations to a peloton in all years. Rejects with a FlowError. */
export const saveDonations = async (id: string): Promise<void> =>
  saveTable('donations-of-all-years.csv', await call(exportPelotonDonations(id)));
