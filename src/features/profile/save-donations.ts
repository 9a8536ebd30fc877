import { call } from '#src/api/call.ts';
import {
  exportReceivedDonations,
  exportReceivedDonationsOfYear,
} from '#src/api/calls/donation-list.calls.ts';
import { saveTable } from '#src/api/save-file.ts';

/** Saves a table of the donations to the person for the current event. Rejects with a FlowError. */
export const saveDonationsOfYear = async (): Promise<void> =>
  saveTable('donations-of-this-year.csv', await call(exportReceivedDonationsOfYear()));

/** Saves a table of the donations to the person in all years. Rejects with a FlowError. */
export const saveDonations = async (): Promise<void> =>
  saveTable('donations-of-all-years.csv', await call(exportReceivedDonations()));
