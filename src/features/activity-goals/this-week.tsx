import { useId } from 'react';
import { usualAmount } from '#machines/activity-goals/activity-goals.rules.ts';
import type { OwnActivityGoals, OwnGoal } from '#machines/activity-goals/activity-goals.types.ts';
import { activityName, amountText, rounded } from '#machines/form/activity-texts.ts';
import { Button } from '#src/components/button/button.tsx';
import { Track } from '#src/components/card/track.tsx';
import { Flag } from '#src/components/climb/flag.tsx';
import { type Moving, Rider } from '#src/components/climb/rider.tsx';
import { plainNumber } from '#src/components/format/numbers.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';
import type { GoalsPartProps } from './activity-goals.types.ts';
import { paceOf } from './weeks.ts';

type LogActivityProps = Pick<GoalsPartProps, 'send'> & {
  goal: OwnGoal;
  tone: 'primary' | 'plain';
  isBusy: boolean;
};

/** Opens the form of a day. */
export const LogActivity = ({ goal, tone, isBusy, send }: LogActivityProps) => (
  <Button
    tone={tone}
    disabled={isBusy}
    onClick={() => send({ type: 'day.opened', goalId: goal.id, day: null })}
  >
    Log an activity <VisuallyHidden>for {activityName(goal)}</VisuallyHidden>
  </Button>
);

const card = css({
  p: { base: '5', sm: '6' },
  bg: 'surface',
  border: '1.5px solid token(colors.ink)',
  borderRadius: 'card',
});
const list = css({ listStyle: 'none', p: '0', m: '0', mt: { base: '1', sm: '2' } });
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) 10.5rem', sm: 'minmax(0, 5fr) minmax(0, 5fr) 11rem' },
  alignItems: 'center',
  columnGap: { base: '4', sm: '6' },
  rowGap: '2',
  py: '3',
  '& + &': { borderTop: '1px solid token(colors.line)' },
  '& > button': { width: 'full', whiteSpace: 'nowrap', px: '3' },
  '&:last-child': { pb: '0' },
});
const texts = css({
  display: { base: 'flex', sm: 'block' },
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '4',
  gridColumn: { base: '1 / -1', sm: 'auto' },
});
const way = css({ position: 'relative', pt: '9' });
const rider = css({
  position: 'absolute',
  bottom: '0.55rem',
  width: '2.25rem',
  color: 'ink',
  transform: 'translateX(-50%)',
});
const flag = css({ position: 'absolute', bottom: '0.6rem', right: '0', width: '1.25rem', color: 'ink' });

const movingBy: Record<OwnGoal['activity'], Moving> = {
  cycling: 'bicycle',
  running: 'foot',
  walking: 'foot',
  swimming: 'swimming',
  rowing: 'rowing',
  yoga: 'standing',
  other: 'standing',
};

/** A figure on the way to the week's amount; the numbers next to it say the same. */
const Way = ({ activity, share }: { activity: OwnGoal['activity']; share: number }) => (
  <div className={way} aria-hidden>
    <span className={flag}>
      <Flag />
    </span>
    {/* At both ends the wheels stay on the line. */}
    <span
      className={rider}
      style={{ left: `calc(1.125rem + (100% - 2.25rem) * ${Math.min(1, share).toFixed(4)})` }}
    >
      <Rider by={movingBy[activity]} />
    </span>
    <Track share={share} />
  </div>
);

type ThisWeekProps = Pick<GoalsPartProps, 'send'> & { own: OwnActivityGoals; isBusy: boolean };

/** A goal's progress this week, and a button that adds to it; where the week needs no more, the season's progress. */
const Row = ({
  goal,
  own: { today, fundraisingDeadline },
  isBusy,
  send,
}: ThisWeekProps & { goal: OwnGoal }) => {
  const { id: goalId, activity, unit, done, amount } = goal;
  const { thisWeek, enough } = paceOf({ goal, today, until: fundraisingDeadline });
  const [did, asked] = enough === null ? [done, amount] : [thisWeek, enough];
  const usual = usualAmount(goal, today);
  // The primary buttons are those of unfinished weeks.
  const tone = did < asked ? 'primary' : 'plain';
  return (
    <li className={row}>
      <div className={texts}>
        <h3 className={css({ fontWeight: 'bold' })}>{activityName(goal)}</h3>
        <p className={css({ color: 'ink.soft' })}>
          <span className={css({ textStyle: 'figure', fontSize: { base: '2xl', md: '3xl' }, color: 'ink' })}>
            {plainNumber(rounded(did))}
          </span>{' '}
          of {amountText(asked, unit)}
          {enough === null ? ' this season' : <VisuallyHidden> this week</VisuallyHidden>}
        </p>
      </div>
      <Way activity={activity} share={did / asked} />
      {usual === null ? (
        <LogActivity goal={goal} tone={tone} isBusy={isBusy} send={send} />
      ) : (
        <Button
          tone={tone}
          disabled={isBusy}
          onClick={() => send({ type: 'amount.added', goalId, amount: usual, key: crypto.randomUUID() })}
        >
          Add {amountText(usual, unit)}{' '}
          <VisuallyHidden>
            {unit === 'times' ? 'today' : 'like last time'} for {activityName(goal)}
          </VisuallyHidden>
        </Button>
      )}
    </li>
  );
};

/** The main answer of the page: each goal's progress since Monday. */
export const ThisWeek = (props: ThisWeekProps) => {
  const titleId = useId();
  const { goals } = props.own;
  return (
    <section aria-labelledby={titleId} className={card}>
      <h2 id={titleId} className={css({ textStyle: 'subheading' })}>
        This week
      </h2>
      {goals.some(({ days }) => days.length > 0) ? (
        <p className={css({ textStyle: 'small', color: 'ink.soft', mt: '1' })}>One tap logs it for today.</p>
      ) : null}
      <ul aria-labelledby={titleId} className={list}>
        {goals.map((goal) => (
          <Row key={goal.id} goal={goal} {...props} />
        ))}
      </ul>
    </section>
  );
};
