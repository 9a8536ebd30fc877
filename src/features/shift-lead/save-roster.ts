import type { Sheet } from '#machines/shift-lead/shift-lead.types.ts';
import { call } from '#src/api/call.ts';
import { saveTable } from '#src/api/save-file.ts';
import { exportLedShifts } from './shift-lead.calls.ts';

/** "rest-stop-on-the-pass-2027-08-28.csv". */
const fileName = ({ title, day }: Pick<Sheet, 'title' | 'day'>): string =>
  `${title.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')}-${day}.csv`;

/** Saves a table of the people in a shift as a file. Rejects with a FlowError. */
export const saveRoster = async (sheet: Pick<Sheet, 'id' | 'title' | 'day'>): Promise<void> =>
  saveTable(fileName(sheet), await call(exportLedShifts(sheet.id)));
