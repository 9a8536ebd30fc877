import type { OwnGoal } from '#machines/activity-goals/activity-goals.types.ts';
import type { CalendarDay } from '#machines/calendar.ts';
import { amountText, rounded, unitLabel } from '#machines/form/activity-texts.ts';
import { dateText, unbroken } from '#src/components/format/date.ts';
import { plainNumber } from '#src/components/format/numbers.ts';
import { css } from '#styled-system/css';
import { weeksUntil } from './weeks.ts';

const chart = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
  alignItems: 'end',
  columnGap: { base: '1', sm: '2' },
  position: 'relative',
  '--chart': { base: '6rem', sm: '8rem' },
  height: 'var(--chart)',
  borderBottom: '2px solid token(colors.ink)',
  textStyle: 'caption',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
const week = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'end',
  height: 'full',
  '&[data-current]': { fontWeight: 'bold' },
});
// In front of the line that the week should reach.
const figure = css({ justifySelf: 'center', position: 'relative', zIndex: '1', px: '0.5', bg: 'surface' });
const bar = css({
  boxSizing: 'border-box',
  bg: { base: 'climb.ahead', _dark: 'edge' },
  _contrast: { bg: 'CanvasText', forcedColorAdjust: 'none' },
  border: '1.5px solid token(colors.ink)',
  borderBottom: '0',
  borderTopRadius: '4px',
  '[data-current] > &': { bg: 'jersey', _contrast: { bg: 'Highlight' } },
  '&[data-nothing]': { bg: 'transparent!', borderStyle: 'dashed' },
});
const target = css({
  position: 'absolute',
  insetInline: '0',
  borderTop: '2px dashed token(colors.forest)',
  pointerEvents: 'none',
});
const axis = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
  textStyle: 'caption',
  color: 'ink.soft',
  pt: '1',
  '& > *': { whiteSpace: 'nowrap', justifySelf: 'start' },
  '& > :last-child': { gridColumn: '7 / span 2', justifySelf: 'end', color: 'ink' },
});
const caption = css({
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: '4',
  mb: '3',
  textStyle: 'small',
  '& > :last-child': { color: 'forest' },
});

/** The part of the chart's height, in rem, for the number above a bar. */
const room = 1.5;

const heightOf = (share: number) => `calc((var(--chart) - ${room}rem) * ${share.toFixed(3)})`;

type WeekBarsProps = {
  goal: OwnGoal;
  today: CalendarDay;
  /** The amount that a week needs; null if no more is needed. */
  enough: number | null;
};

/** The last weeks side by side, this week last; each with its number, and the line that it should reach. */
export const WeekBars = ({ goal: { unit, days }, today, enough }: WeekBarsProps) => {
  const weeks = weeksUntil(today, days);
  const most = Math.max(...weeks.map(({ amount }) => amount), enough ?? 0, 1);
  const amounts = weeks.map(({ amount }) => amountText(amount, unit)).join(', ');
  return (
    <figure className={css({ m: '0' })}>
      <figcaption className={caption}>
        <b>{unitLabel(unit)} a week</b>
        {enough === null ? null : <span>{plainNumber(enough)} is enough</span>}
      </figcaption>
      <div role="img" aria-label={`The last ${weeks.length} weeks: ${amounts}.`} className={chart}>
        {weeks.map(({ monday, amount }, at) => {
          const isCurrent = at === weeks.length - 1;
          return (
            <span key={monday} className={week} data-current={isCurrent || undefined}>
              {amount === 0 && !isCurrent ? null : (
                <>
                  <span className={figure}>{plainNumber(rounded(amount))}</span>
                  <span
                    className={bar}
                    data-nothing={amount === 0 || undefined}
                    style={{ height: amount === 0 ? '0.5rem' : heightOf(amount / most) }}
                  />
                </>
              )}
            </span>
          );
        })}
        {enough === null ? null : (
          <span className={target} style={{ insetBlockEnd: heightOf(enough / most) }} />
        )}
      </div>
      <div className={axis} aria-hidden>
        {[0, 2, 4].map((at) => (
          <span key={at} style={{ gridColumn: `${at + 1} / span 2` }}>
            {unbroken(dateText(weeks[at]?.monday ?? today, 'short'))}
          </span>
        ))}
        <span>This week</span>
      </div>
    </figure>
  );
};
