import { call } from '#src/api/call.ts';
import { get } from '#src/api/describe-call.ts';
import { saveTable, table } from '#src/api/save-file.ts';

/** Saves a table of this year’s members as a file. Rejects with a FlowError. */
export const saveMembersOfYear = async (id: string): Promise<void> => {
  const asked = { path: { id }, ...table };
  saveTable(
    'members-of-this-year.csv',
    await call(get('/peloton/{id}/members/csv', 'EXPORT_PELOTON_MEMBERS_OF_YEAR', asked)),
  );
};

/** Saves a table of the members of all years as a file. Rejects with a FlowError. */
export const saveMembers = async (id: string): Promise<void> => {
  const asked = { path: { id }, ...table };
  saveTable(
    'members-of-all-years.csv',
    await call(get('/peloton/{id}/members/all/csv', 'EXPORT_PELOTON_MEMBERS', asked)),
  );
};
