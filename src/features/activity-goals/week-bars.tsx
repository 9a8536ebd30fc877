import type { OwnGoal } from '#machines/activity-goals/activity-goals.types.ts';
import type { CalendarDay } from '#machines/calendar.ts';
import { amountText } from '#machines/form/activity-texts.ts';
import { css } from '#styled-system/css';
import { weeksUntil } from './weeks.ts';

const chart = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  alignItems: 'end',
  gap: '1',
  height: '4.5rem',
  borderBottom: '2px solid token(colors.ink)',
});
const bar = css({
  minHeight: '2px',
  bg: 'jersey',
  _contrast: { bg: 'Highlight', forcedColorAdjust: 'none' },
  border: '1px solid token(colors.ink)',
  borderBottom: '0',
  borderTopRadius: '3px',
  '&[data-empty]': { bg: 'transparent', border: '0' },
});

type WeekBarsProps = { goal: OwnGoal; today: CalendarDay };

/** The last weeks side by side, this week last. */
export const WeekBars = ({ goal, today }: WeekBarsProps) => {
  const weeks = weeksUntil(today, goal.days);
  const most = Math.max(...weeks.map(({ amount }) => amount));
  if (most === 0) return null;
  const [latest] = weeks.slice(-1);
  return (
    <figure className={css({ m: '0' })}>
      <div
        role="img"
        aria-label={`The last ${weeks.length} weeks: ${weeks.map(({ amount }) => amountText(amount, goal.unit)).join(', ')}.`}
        className={chart}
      >
        {weeks.map(({ monday, amount }) => (
          <span
            key={monday}
            className={bar}
            data-empty={amount === 0 || undefined}
            style={{ height: `${(amount / most) * 100}%` }}
          />
        ))}
      </div>
      <figcaption
        className={css({
          display: 'flex',
          justifyContent: 'space-between',
          textStyle: 'small',
          color: 'ink.soft',
          pt: '1',
        })}
      >
        <span>Last {weeks.length} weeks</span>
        <span>{amountText(latest?.amount ?? 0, goal.unit)} this week</span>
      </figcaption>
    </figure>
  );
};
