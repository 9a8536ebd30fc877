import type { ReactNode } from 'react';
import type { Shift } from '#machines/shifts/shifts.types.ts';
import { dateText, hoursText } from '#src/components/format/date.ts';
import { css } from '#styled-system/css';

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: '6',
  rowGap: '3',
  py: '4',
  borderTop: '1px solid token(colors.line)',
});
const title = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  textStyle: 'label',
});
const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5', rowGap: '2' });

type ShiftRowProps = {
  shift: Shift;
  /** Next to the title. */
  tags?: ReactNode;
  actions?: ReactNode;
  /** Below the shift's own details. */
  children?: ReactNode;
};

/** A shift with its time, its place, and its actions. */
export const ShiftRow = ({ shift, tags, actions: buttons, children }: ShiftRowProps) => (
  <li className={row}>
    <div className={css({ display: 'grid', gap: '1' })}>
      <p className={css({ fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' })}>
        {dateText(shift.day, 'brief')}, {hoursText(shift)}
      </p>
      <h3 className={title}>
        {shift.title}
        {tags}
      </h3>
      <p className={css({ color: 'ink.soft', textStyle: 'small' })}>
        {shift.location} · {shift.jobType}
      </p>
      {children}
    </div>
    {buttons ? <div className={actions}>{buttons}</div> : null}
  </li>
);
