import type { OwnGoal } from '#machines/activity-goals/activity-goals.types.ts';
import type { CalendarDay } from '#machines/calendar.ts';
import { amountText } from '#machines/form/activity-texts.ts';
import { dateText } from '#src/components/format/date.ts';
import { plainNumber } from '#src/components/format/numbers.ts';
import { css } from '#styled-system/css';
import { weeksUntil } from './weeks.ts';

const chart = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: { base: '1', sm: '2' },
  '--chart': { base: '7rem', md: '9rem' },
  height: 'var(--chart)',
  borderBottom: '2px solid token(colors.ink)',
  textStyle: 'caption',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
const week = css({
  display: 'grid',
  alignContent: 'end',
  height: 'full',
  '&[data-current]': { fontWeight: 'bold' },
});
const bar = css({
  bg: 'climb.ahead',
  _contrast: { bg: 'CanvasText', forcedColorAdjust: 'none' },
  border: '1.5px solid token(colors.ink)',
  borderBottom: '0',
  borderTopRadius: '4px',
  '[data-current] > &': { bg: 'jersey', _contrast: { bg: 'Highlight' } },
});
const dates = css({
  display: 'flex',
  justifyContent: 'space-between',
  textStyle: 'small',
  color: 'ink.soft',
  pt: '1',
});

/** How much of the chart's height is left for the figure over a bar. */
const room = 1.5;

type WeekBarsProps = { goal: OwnGoal; today: CalendarDay };

/** The last weeks side by side, this week last; each with its figure. */
export const WeekBars = ({ goal, today }: WeekBarsProps) => {
  const weeks = weeksUntil(today, goal.days);
  const most = Math.max(...weeks.map(({ amount }) => amount), 1);
  const [first] = weeks;
  return (
    <figure className={css({ m: '0', alignSelf: 'end' })}>
      <div
        role="img"
        aria-label={`The last ${weeks.length} weeks: ${weeks.map(({ amount }) => amountText(amount, goal.unit)).join(', ')}.`}
        className={chart}
      >
        {weeks.map(({ monday, amount }, at) => (
          <span key={monday} className={week} data-current={at === weeks.length - 1 || undefined}>
            {amount === 0 ? null : (
              <>
                <span>{plainNumber(amount)}</span>
                <span
                  className={bar}
                  style={{ height: `calc((var(--chart) - ${room}rem) * ${(amount / most).toFixed(3)})` }}
                />
              </>
            )}
          </span>
        ))}
      </div>
      <figcaption className={dates}>
        <span>{first === undefined ? '' : dateText(first.monday, 'short')}</span>
        <span>This week</span>
      </figcaption>
    </figure>
  );
};
