import { SaveButton } from '#src/components/ask/save-button.tsx';
import { css } from '#styled-system/css';

type DonationTablesProps = {
  /** "Product 2027" */
  eventName: string;
  saveOfYear: () => Promise<void>;
  saveAll: () => Promise<void>;
};

/** The donations of a list as spreadsheets, for their recipient. */
export const DonationTables = ({ eventName, saveOfYear, saveAll }: DonationTablesProps) => (
  <div className={css({ display: 'grid', gap: '3', maxWidth: 'measure' })}>
    <p className={css({ color: 'ink.soft' })}>
      Download a spreadsheet: who gave, when, how much, and what they wrote.
    </p>
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '4' })}>
      <SaveButton pendingText="Making your spreadsheet" save={saveOfYear}>
        Download {eventName}
      </SaveButton>
      <SaveButton pendingText="Making your spreadsheet" save={saveAll}>
        Download all years
      </SaveButton>
    </div>
  </div>
);
