import { call } from '#src/api/call.ts';
import { get } from '#src/api/describe-call.ts';
import { saveTable, table } from '#src/api/save-file.ts';
import { SaveButton } from '#src/components/ask/save-button.tsx';
import { Fold } from '#src/components/fold/fold.tsx';
import { css } from '#styled-system/css';

/** Saves a table of this year’s members as a file. Rejects with a FlowError. */
const saveMembersOfYear = async (id: string): Promise<void> => {
  const asked = { path: { id }, ...table };
  saveTable(
    'members-of-this-year.csv',
    await call(get('/peloton/{id}/members/csv', 'EXPORT_PELOTON_MEMBERS_OF_YEAR', asked)),
  );
};

/** Saves a table of the members of all years as a file. Rejects with a FlowError. */
const saveMembers = async (id: string): Promise<void> => {
  const asked = { path: { id }, ...table };
  saveTable(
    'members-of-all-years.csv',
    await call(get('/peloton/{id}/members/all/csv', 'EXPORT_PELOTON_MEMBERS', asked)),
  );
};

/** The members as a spreadsheet, of this year or of all years. */
export const Exports = ({ pelotonId: id, eventName }: { pelotonId: string; eventName: string }) => (
  <div id="exports">
    <Fold title="Download a spreadsheet">
      <p className={css({ maxWidth: 'measure' })}>
        Each member’s route, role, join date, commitment, total and amount still to raise, all as of one
        moment. The logbook records each download.
      </p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '4' })}>
        <SaveButton pendingText="Making your spreadsheet" save={() => saveMembersOfYear(id)}>
          Download the members of {eventName}
        </SaveButton>
        <SaveButton pendingText="Making your spreadsheet" save={() => saveMembers(id)}>
          Download the members of all years
        </SaveButton>
      </div>
    </Fold>
  </div>
);
