import { SaveButton } from '#src/components/ask/save-button.tsx';
import { Fold } from '#src/components/fold/fold.tsx';
import { css } from '#styled-system/css';

export type ExportsProps = {
  eventName: string;
  saveOfYear: () => Promise<void>;
  saveAll: () => Promise<void>;
  failureText: (error: unknown) => string;
};

/** The members as a spreadsheet, of this year or of all years. */
export const Exports = ({ eventName, saveOfYear, saveAll, failureText }: ExportsProps) => (
  <div id="exports">
    <Fold title="Download a spreadsheet">
      <p className={css({ maxWidth: 'measure' })}>
        Each member’s route, role, join date, commitment, total and amount still to raise, all as of one
        moment. The logbook records each download.
      </p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '4' })}>
        <SaveButton pendingText="Making your spreadsheet" save={saveOfYear} failureText={failureText}>
          Download the members of {eventName}
        </SaveButton>
        <SaveButton pendingText="Making your spreadsheet" save={saveAll} failureText={failureText}>
          Download the members of all years
        </SaveButton>
      </div>
    </Fold>
  </div>
);
