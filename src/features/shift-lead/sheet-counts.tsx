import type { Sheet } from '#machines/shift-lead/shift-lead.types.ts';
import { Track } from '#src/components/card/track.tsx';
import { css } from '#styled-system/css';
import type { LeadPartProps } from './shift-lead.types.ts';
import { countsOf } from './shift-lead-messages.ts';

type SheetCountsProps = Pick<LeadPartProps, 'snapshot'> & {
  sheet: Sheet;
  /** Whether check-in is open. */
  isOpen: boolean;
};

const figure = css({ textStyle: 'figure', fontSize: '4xl' });
const word = css({ textStyle: 'label', color: 'ink.soft' });

/** The number of people who are here, large, and of missing ones; before check-in, the number of taken places. */
export const SheetCounts = ({ snapshot, sheet, isOpen }: SheetCountsProps) => {
  const { here, absent, left, total } = countsOf(snapshot.context, sheet);
  // Without check-in the count would be 0.
  const isCounted = isOpen || here + absent > 0;
  return (
    <div className={css({ display: 'grid', gap: '2', maxWidth: '26rem' })}>
      <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3' })}>
        <span className={figure}>{isCounted ? `${here} of ${total}` : `${total} of ${sheet.capacity}`}</span>
        <span className={word}>
          {isCounted ? 'here' : 'signed up'}
          {isCounted && absent > 0 ? `, ${absent} not here` : ''}
          {isCounted && left > 0 && left < total ? `, ${left} to go` : ''}
        </span>
      </p>
      <Track share={isCounted ? here / Math.max(1, total) : total / Math.max(1, sheet.capacity)} />
      {isCounted ? (
        <p className={css({ textStyle: 'small', color: 'ink.soft' })}>
          {total} signed up for {sheet.capacity} places.
        </p>
      ) : null}
    </div>
  );
};
