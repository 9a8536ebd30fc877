import type { ReactNode } from 'react';
import type { Shift } from '#machines/shifts/shifts.types.ts';
import { hoursText } from '#src/components/format/date.ts';
import { Illustration } from '#src/components/illustration/illustration.tsx';
import { jobScene } from '#src/components/illustration/job-scene.ts';
import { css } from '#styled-system/css';

const row = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: '12rem minmax(0, 1fr)',
    md: '12rem minmax(0, 1fr) auto',
  },
  // On a tablet the buttons follow the words, however high the picture beside them is.
  gridTemplateRows: { sm: 'auto 1fr', md: 'auto' },
  columnGap: '6',
  rowGap: '2',
  py: '5',
  borderTop: '1px solid token(colors.line)',
});
const when = css({
  display: 'grid',
  gap: '3',
  alignContent: 'start',
  gridRow: { sm: 'span 2', md: 'auto' },
});
const title = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  textStyle: 'label',
});
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  alignContent: 'start',
  gap: '3',
  gridColumn: { sm: '2', md: 'auto' },
});

type ShiftRowProps = {
  shift: Shift;
  /** Beside the title. */
  tags?: ReactNode;
  actions?: ReactNode;
  /** Below what is told of the shift itself. */
  children?: ReactNode;
};

/** A shift with its time, its place, and what can be done about it. */
export const ShiftRow = ({ shift, tags, actions: buttons, children }: ShiftRowProps) => (
  <li className={row}>
    <div className={when}>
      <p className={css({ fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' })}>{hoursText(shift)}</p>
      <Illustration
        of={jobScene(shift.jobType)}
        alt=""
        size="small"
        className={css({ smDown: { display: 'none' } })}
      />
    </div>
    <div className={css({ display: 'grid', gap: '1', alignContent: 'start' })}>
      <h4 className={title}>
        {shift.title}
        {tags}
      </h4>
      <p>
        {shift.location} · {shift.jobType}
      </p>
      <p className={css({ color: 'ink.soft', maxWidth: 'measure' })}>
        {shift.summary}
        {shift.minimumAge > 14 ? ` Ages ${shift.minimumAge} and up.` : ''}
      </p>
      {children}
    </div>
    {buttons ? <div className={actions}>{buttons}</div> : null}
  </li>
);
