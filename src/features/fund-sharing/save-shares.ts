import { call } from '#src/api/call.ts';
import { saveTable } from '#src/api/save-file.ts';
import { exportFundShares } from './fund-sharing.calls.ts';

/** Saves a table of a peloton’s shares as a file. Rejects with a FlowError. */
export const saveShares = async (pelotonId: string): Promise<void> =>
  saveTable('shares.csv', await call(exportFundShares(pelotonId)));
