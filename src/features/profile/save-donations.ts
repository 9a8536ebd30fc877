import { call } from '#src/api/call.ts';
import { get } from '#src/api/describe-call.ts';
import { saveTable, table } from '#src/api/save-file.ts';

/** Saves a table of the donations to the person for the current event. Rejects with a FlowError. */
export const saveDonationsOfYear = async (): Promise<void> =>
  saveTable(
    'donations-of-this-year.csv',
    await call(get('/user/donations/csv/received/currentyear', 'EXPORT_RECEIVED_DONATIONS_OF_YEAR', table)),
  );

/** Saves a table of the donations to the person in all years. Rejects with a FlowError. */
export const saveDonations = async (): Promise<void> =>
  saveTable(
    'donations-of-all-years.csv',
    await call(get('/user/donations/csv/received/all', 'EXPORT_RECEIVED_DONATIONS', table)),
  );
