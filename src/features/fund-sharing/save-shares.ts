import { call } from '#src/api/call.ts';
import { get } from '#src/api/describe-call.ts';
import { saveTable, table } from '#src/api/save-file.ts';

/** Saves a table of a peloton’s shares as a file. Rejects with a FlowError. */
export const saveShares = async (pelotonId: string): Promise<void> => {
  const asked = { path: { id: pelotonId }, ...table };
  saveTable('shares.csv', await call(get('/fundsharing/peloton/{id}/csv', 'EXPORT_FUND_SHARES', asked)));
};
