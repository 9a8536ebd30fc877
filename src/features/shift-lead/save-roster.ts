import { call } from '#src/api/call.ts';
import { exportLedShifts } from '#src/api/calls/shift-lead.calls.ts';
import { saveTable } from '#src/api/save-file.ts';

/** Hands the browser a table of the people in a shift. Rejects with a FlowError. */
export const saveRoster = async (shiftId: string): Promise<void> =>
  saveTable('shift.csv', await call(exportLedShifts(shiftId)));
