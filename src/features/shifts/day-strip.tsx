import type { CalendarDay } from '#machines/calendar.ts';
import { dayText } from '#machines/calendar.ts';
import type { ShiftDay } from '#machines/shifts/shift-days.rules.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';

const strip = css({
  display: 'flex',
  gap: { base: '1.5', sm: '3' },
  m: '0',
  p: '1',
  mx: '-1',
  listStyle: 'none',
  overflowX: 'auto',
  '& > li': { flex: { base: '1 0 3.5rem', sm: '0 0 5.5rem' } },
});
const button = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  width: 'full',
  px: '1',
  py: '2',
  border: '1.5px solid token(colors.edge)',
  borderRadius: 'card',
  bg: 'surface',
  color: 'ink',
  cursor: 'pointer',
  lineHeight: 'snug',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '&:not([aria-pressed=true]):hover': { borderColor: 'ink', bg: 'surface.raised' },
  '&[aria-pressed=true]': {
    bg: 'ink',
    color: 'paper',
    borderColor: 'ink',
    _contrast: { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
});
const number = css({ textStyle: 'figure', fontSize: { base: 'md', sm: 'lg' }, py: '1' });
const small = css({ textStyle: 'caption' });
const dot = css({
  display: 'inline-block',
  width: '3.5',
  height: '3.5',
  borderRadius: 'full',
  bg: 'jersey',
  border: '1.5px solid token(colors.jersey.ink)',
});

const corner = css({ position: 'absolute', insetBlockStart: '-1', insetInlineEnd: '-1' });
const legend = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  mt: '1',
  textStyle: 'caption',
  color: 'ink.soft',
});

type DayStripProps = {
  days: readonly ShiftDay[];
  shown: CalendarDay | null;
  onDay: (day: CalendarDay) => void;
};

/** The days of the event, each with the number of its shifts that need people; one day is shown. */
export const DayStrip = ({ days, shown, onDay }: DayStripProps) =>
  days.length === 0 ? null : (
    <div className={css({ minWidth: '0' })}>
      <ul aria-label="Days" className={strip}>
        {days.map(({ day, open, isOwn }) => (
          <li key={day}>
            <button type="button" className={button} aria-pressed={day === shown} onClick={() => onDay(day)}>
              <span className={small}>{dayText(day, { weekday: 'short' })}</span>{' '}
              <span className={number}>{dayText(day, { month: 'short', day: 'numeric' })}</span>
              <VisuallyHidden>: </VisuallyHidden>
              <span className={small}>
                {open === 0 ? 'Full' : `${open} open`}
                {isOwn ? <VisuallyHidden>, you have a shift</VisuallyHidden> : null}
              </span>
              {isOwn ? <span aria-hidden className={`${dot} ${corner}`} /> : null}
            </button>
          </li>
        ))}
      </ul>
      {days.some(({ isOwn }) => isOwn) ? (
        <p aria-hidden className={legend}>
          <span className={dot} /> You have a shift
        </p>
      ) : null}
    </div>
  );
