import { usualAmount } from '#machines/activity-goals/activity-goals.rules.ts';
import type { OwnGoal } from '#machines/activity-goals/activity-goals.types.ts';
import type { CalendarDay } from '#machines/calendar.ts';
import { activityName, amountText } from '#machines/form/activity-texts.ts';
import { Button } from '#src/components/button/button.tsx';
import { Track } from '#src/components/card/track.tsx';
import { Flag } from '#src/components/climb/flag.tsx';
import { type Moving, Rider } from '#src/components/climb/rider.tsx';
import { Fold } from '#src/components/fold/fold.tsx';
import { dateText } from '#src/components/format/date.ts';
import { counted, plainNumber } from '#src/components/format/numbers.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';
import type { GoalsPartProps } from './activity-goals.types.ts';
import { leftText } from './activity-goals-messages.ts';
import { WeekBars } from './week-bars.tsx';
import { doneThisWeek } from './weeks.ts';

const card = css({
  display: 'grid',
  gap: { base: '5', md: '10' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
  p: { base: '5', sm: '6' },
  bg: 'surface',
  border: '1px solid token(colors.line)',
  borderRadius: 'card',
});
const half = css({ display: 'grid', gap: '4', alignContent: 'space-between', minWidth: '0' });
const way = css({ position: 'relative', pt: '10' });
const rider = css({
  position: 'absolute',
  bottom: '0.55rem',
  width: '2.5rem',
  color: 'ink',
  transform: 'translateX(-50%)',
});
const flag = css({ position: 'absolute', bottom: '0.6rem', right: '0', width: '1.5rem', color: 'ink' });
const dayRow = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  py: '2',
  borderTop: '1px solid token(colors.line)',
});

const movingBy: Record<OwnGoal['activity'], Moving> = {
  cycling: 'bicycle',
  running: 'foot',
  walking: 'foot',
  swimming: 'swimming',
  rowing: 'rowing',
  yoga: 'standing',
  other: 'standing',
};

/** The person on the way from nothing to the goal; the figures above say the same. */
const Way = ({ goal: { activity, done, amount } }: { goal: OwnGoal }) => {
  const share = Math.min(1, done / amount);
  return (
    <div className={way} aria-hidden>
      <span className={flag}>
        <Flag />
      </span>
      {/* Wheels stand on the way at both of its ends. */}
      <span className={rider} style={{ left: `calc(1.25rem + (100% - 2.5rem) * ${share.toFixed(4)})` }}>
        <Rider by={movingBy[activity]} />
      </span>
      <Track share={share} />
    </div>
  );
};

type GoalCardProps = Pick<GoalsPartProps, 'send'> & {
  goal: OwnGoal;
  today: CalendarDay;
  /** Something is under way, or open. */
  isBusy: boolean;
};

/** A goal, how far it has come, and its days. */
export const GoalCard = ({ goal, today, isBusy, send }: GoalCardProps) => {
  const { id: goalId, done, amount, unit, days } = goal;
  const name = activityName(goal);
  const thisWeek = doneThisWeek(today, days);
  const usual = usualAmount(goal, today);
  return (
    <li className={card}>
      <div className={half}>
        <div className={css({ display: 'grid', gap: '1' })}>
          <h3 className={css({ textStyle: 'subheading' })}>{name}</h3>
          <p>
            <span className={css({ textStyle: 'figure', fontSize: { base: '4xl', md: '5xl' } })}>
              {plainNumber(done)}
            </span>{' '}
            <span className={css({ textStyle: 'label', color: 'ink.soft' })}>
              of {amountText(amount, unit)}
            </span>
          </p>
          <p className={css({ color: 'ink.soft' })}>
            {thisWeek === 0 ? null : <b>{amountText(thisWeek, unit)} this week. </b>}
            {leftText(goal)}
          </p>
        </div>
        <Way goal={goal} />
        <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}>
          {usual === null ? null : (
            <Button
              disabled={isBusy}
              onClick={() => send({ type: 'amount.added', goalId, amount: usual, key: crypto.randomUUID() })}
            >
              Add {amountText(usual, unit)} today <VisuallyHidden>for {name}</VisuallyHidden>
            </Button>
          )}
          <Button
            tone={usual === null ? 'primary' : 'plain'}
            disabled={isBusy}
            onClick={() => send({ type: 'day.opened', goalId, day: null })}
          >
            Enter what you did <VisuallyHidden>for {name}</VisuallyHidden>
          </Button>
        </div>
      </div>
      <div className={half}>
        <WeekBars goal={goal} today={today} />
        <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' })}>
          <Button tone="quiet" disabled={isBusy} onClick={() => send({ type: 'goal.opened', goalId })}>
            Change <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
          <Button tone="quiet" disabled={isBusy} onClick={() => send({ type: 'removal.asked', goalId })}>
            Remove <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        </div>
        {days.length === 0 ? null : (
          <Fold title={`${counted(days.length, 'day')} entered`}>
            <ul className={css({ listStyle: 'none', p: '0', m: '0' })}>
              {days.map(({ day, amount: did }) => (
                <li key={day} className={dayRow}>
                  <span>
                    <time dateTime={day}>{dateText(day)}</time>: {amountText(did, unit)}
                  </span>
                  <Button
                    tone="quiet"
                    disabled={isBusy}
                    onClick={() => send({ type: 'day.opened', goalId, day })}
                  >
                    Change{' '}
                    <VisuallyHidden>
                      {dateText(day)}, {name}
                    </VisuallyHidden>
                  </Button>
                </li>
              ))}
            </ul>
          </Fold>
        )}
      </div>
    </li>
  );
};
