import { call } from '#src/api/call.ts';
import { get } from '#src/api/describe-call.ts';
import { saveTable, table } from '#src/api/save-file.ts';

/** Saves a table of the donations to a peloton for the current event. Rejects with a FlowError. */
export const saveDonationsOfYear = async (id: string): Promise<void> => {
  const asked = { path: { id }, ...table };
  saveTable(
    'donations-of-this-year.csv',
    await call(get('/peloton/{id}/donations/csv/received', 'EXPORT_PELOTON_DONATIONS_OF_YEAR', asked)),
  );
};

/** Saves a table of the donations to a peloton in all years. Rejects with a FlowError. */
export const saveDonations = async (id: string): Promise<void> => {
  const asked = { path: { id }, ...table };
  saveTable(
    'donations-of-all-years.csv',
    await call(get('/peloton/{id}/donations/csv/received/all', 'EXPORT_PELOTON_DONATIONS', asked)),
  );
};
