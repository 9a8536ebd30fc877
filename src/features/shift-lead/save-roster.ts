import type { Sheet } from '#machines/shift-lead/shift-lead.types.ts';
import { call } from '#src/api/call.ts';
import { get } from '#src/api/describe-call.ts';
import { saveTable, table } from '#src/api/save-file.ts';

/** "rest-stop-on-the-pass-2027-08-28.csv". */
const fileName = ({ title, day }: Pick<Sheet, 'title' | 'day'>): string =>
  `${title.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')}-${day}.csv`;

/** Saves a table of the people in a shift as a file. Rejects with a FlowError. */
export const saveRoster = async (sheet: Pick<Sheet, 'id' | 'title' | 'day'>): Promise<void> => {
  // A sheet that is read later would be wrong in an old answer.
  const asked = { query: { shiftId: sheet.id }, ...table, meta: { isNeverOld: true } };
  saveTable(fileName(sheet), await call(get('/user/volunteer/shift-lead/csv', 'EXPORT_LED_SHIFTS', asked)));
};
