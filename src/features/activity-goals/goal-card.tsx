import Pencil from 'lucide-react/icons/pencil';
import { usualAmount } from '#machines/activity-goals/activity-goals.rules.ts';
import type { OwnActivityGoals, OwnGoal } from '#machines/activity-goals/activity-goals.types.ts';
import { activityName, amountText, rounded } from '#machines/form/activity-texts.ts';
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
import { paceText } from './activity-goals-messages.ts';
import { WeekBars } from './week-bars.tsx';
import { type Pace, paceOf } from './weeks.ts';

const card = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
  p: { base: '5', sm: '6' },
  bg: 'surface',
  border: '1px solid token(colors.line)',
  borderRadius: 'card',
});
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  // As tall as a finger, without a taller card.
  '& button': { my: '-2' },
});
const halves = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  columnGap: { sm: '8' },
});
const half = css({ display: 'grid', gap: '3', alignContent: 'space-between', minWidth: '0' });
const figure = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2' });
const way = css({ position: 'relative', pt: '10' });
const rider = css({
  position: 'absolute',
  bottom: '0.55rem',
  width: '2.5rem',
  color: 'ink',
  transform: 'translateX(-50%)',
});
const flag = css({ position: 'absolute', bottom: '0.6rem', right: '0', width: '1.5rem', color: 'ink' });
const soft = css({ textStyle: 'small', color: 'ink.soft' });
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

/** The person on the way from nothing to what is to be done; the figures above say the same. */
const Way = ({ activity, share }: { activity: OwnGoal['activity']; share: number }) => (
  <div className={way} aria-hidden>
    <span className={flag}>
      <Flag />
    </span>
    {/* Wheels stand on the way at both of its ends. */}
    <span
      className={rider}
      style={{ left: `calc(1.25rem + (100% - 2.5rem) * ${Math.min(1, share).toFixed(4)})` }}
    >
      <Rider by={movingBy[activity]} />
    </span>
    <Track share={share} />
  </div>
);

/** "458 of 1,800 minutes". */
const seasonText = ({ done, amount, unit }: OwnGoal): string =>
  `${plainNumber(rounded(done))} of ${amountText(amount, unit)}`;

/** How far this week is; where none is asked for any more, how far the season is. */
const Progress = ({ goal, pace }: { goal: OwnGoal; pace: Pace }) => {
  const { activity, unit, done, amount } = goal;
  const { thisWeek, enough } = pace;
  return (
    <>
      <p className={figure}>
        <span className={css({ textStyle: 'figure', fontSize: { base: '4xl', md: '5xl' } })}>
          {plainNumber(rounded(enough === null ? done : thisWeek))}
        </span>{' '}
        <span className={css({ textStyle: 'label', color: 'ink.soft' })}>
          {enough === null ? `of ${amountText(amount, unit)}` : `of ${amountText(enough, unit)} this week`}
        </span>
      </p>
      <Way activity={activity} share={enough === null ? done / amount : thisWeek / enough} />
    </>
  );
};

type EntriesProps = Pick<GoalsPartProps, 'send'> & { goal: OwnGoal; name: string; isBusy: boolean };

const Entries = ({ goal: { id: goalId, days, unit }, name, isBusy, send }: EntriesProps) => (
  <ul className={css({ listStyle: 'none', p: '0', m: '0' })}>
    {days.map(({ day, amount }) => (
      <li key={day} className={dayRow}>
        <span>
          <time dateTime={day}>{dateText(day)}</time>: {amountText(amount, unit)}
        </span>
        <Button tone="quiet" disabled={isBusy} onClick={() => send({ type: 'day.opened', goalId, day })}>
          Change{' '}
          <VisuallyHidden>
            {dateText(day)}, {name}
          </VisuallyHidden>
        </Button>
      </li>
    ))}
  </ul>
);

type GoalCardProps = Pick<GoalsPartProps, 'send'> & {
  goal: OwnGoal;
  own: OwnActivityGoals;
  /** Something is under way, or open. */
  isBusy: boolean;
};

/** A goal: how this week and the season come along, and its days. */
export const GoalCard = ({ goal, own: { today, fundraisingDeadline }, isBusy, send }: GoalCardProps) => {
  const { id: goalId, unit, days } = goal;
  const name = activityName(goal);
  const pace = paceOf({ goal, today, until: fundraisingDeadline });
  const usual = usualAmount(goal, today);
  const bars = <WeekBars goal={goal} today={today} enough={pace.enough} />;
  return (
    <li className={card}>
      <div className={head}>
        <h3 className={css({ textStyle: 'subheading' })}>{name}</h3>
        <Button
          tone="quiet"
          icon={<Pencil aria-hidden />}
          disabled={isBusy}
          onClick={() => send({ type: 'goal.opened', goalId })}
        >
          Edit goal <VisuallyHidden>for {name}</VisuallyHidden>
        </Button>
      </div>
      <div className={halves}>
        <div className={half}>
          <Progress goal={goal} pace={pace} />
          <div>
            <p className={css({ fontWeight: 'bold' })}>{paceText(goal, pace, fundraisingDeadline)}</p>
            {pace.enough === null ? null : <p className={soft}>{seasonText(goal)} this season</p>}
          </div>
        </div>
        {days.length === 0 ? null : <div className={css({ hideBelow: 'sm' })}>{bars}</div>}
      </div>
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}>
        {usual === null ? null : (
          <Button
            disabled={isBusy}
            onClick={() => send({ type: 'amount.added', goalId, amount: usual, key: crypto.randomUUID() })}
          >
            Add {amountText(usual, unit)}
            {unit === 'times' ? ' today' : ', like last time'} <VisuallyHidden>for {name}</VisuallyHidden>
          </Button>
        )}
        <Button
          tone={usual === null ? 'primary' : 'plain'}
          disabled={isBusy}
          onClick={() => send({ type: 'day.opened', goalId, day: null })}
        >
          Log an activity <VisuallyHidden>for {name}</VisuallyHidden>
        </Button>
      </div>
      {days.length === 0 ? null : (
        <Fold bare title={`Week by week, ${counted(days.length, 'entry', 'entries')}`}>
          <div className={css({ hideFrom: 'sm', mb: '5' })}>{bars}</div>
          <Entries goal={goal} name={name} isBusy={isBusy} send={send} />
        </Fold>
      )}
    </li>
  );
};
