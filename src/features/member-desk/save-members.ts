import { call } from '#src/api/call.ts';
import { exportPelotonMembers, exportPelotonMembersOfYear } from '#src/api/calls/member-desk.calls.ts';
import { saveTable } from '#src/api/save-file.ts';

/** Saves a table of this year’s members as a file. Rejects with a FlowError. */
export const saveMembersOfYear = async (id: string): Promise<void> =>
  saveTable('members-of-this-year.csv', await call(exportPelotonMembersOfYear(id)));

/** Saves a table of the members of all years as a file. Rejects with a FlowError. */
export const saveMembers = async (id: string): Promise<void> =>
  saveTable('members-of-all-years.csv', await call(exportPelotonMembers(id)));
