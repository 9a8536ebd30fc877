import Pencil from 'lucide-react/icons/pencil';
import type { OwnActivityGoals, OwnGoal } from '#machines/activity-goals/activity-goals.types.ts';
import { activityName, amountText, rounded } from '#machines/form/activity-texts.ts';
import { Button } from '#src/components/button/button.tsx';
import { Track } from '#src/components/card/track.tsx';
import { Fold } from '#src/components/fold/fold.tsx';
import { dateText } from '#src/components/format/date.ts';
import { counted, plainNumber } from '#src/components/format/numbers.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';
import type { GoalsPartProps } from './activity-goals.types.ts';
import { paceText } from './activity-goals-messages.ts';
import { LogActivity } from './this-week.tsx';
import { WeekBars } from './week-bars.tsx';
import { paceOf } from './weeks.ts';

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
  // A touch target as tall as a finger, without a taller card.
  '& button': { my: '-2' },
});
const halves = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  columnGap: '8',
  rowGap: '5',
});
const half = css({
  display: 'grid',
  gap: '4',
  alignContent: 'space-between',
  justifyItems: 'start',
  minWidth: '0',
});
const soft = css({ textStyle: 'small', color: 'ink.soft' });
const dayRow = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  py: '2',
  borderTop: '1px solid token(colors.line)',
});

/** "458 of 1,800 minutes". */
const seasonText = ({ done, amount, unit }: OwnGoal): string =>
  `${plainNumber(rounded(done))} of ${amountText(amount, unit)}`;

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
  /** A change is being saved, or a form is open. */
  isBusy: boolean;
};

/** A goal: its weeks, its season and its days. */
export const GoalCard = ({ goal, own: { today, fundraisingDeadline }, isBusy, send }: GoalCardProps) => {
  const { id: goalId, days } = goal;
  const name = activityName(goal);
  const pace = paceOf({ goal, today, until: fundraisingDeadline });
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
          <div className={css({ width: 'full' })}>
            <p className={css({ fontWeight: 'bold' })}>{paceText(goal, pace, fundraisingDeadline)}</p>
            {pace.enough === null ? null : (
              <>
                <p className={`${soft} ${css({ mb: '2' })}`}>{seasonText(goal)} this season</p>
                <Track share={goal.done / goal.amount} />
              </>
            )}
          </div>
          {days.length === 0 ? null : <LogActivity {...{ goal, isBusy, send }} tone="plain" />}
        </div>
        {days.length === 0 ? null : <WeekBars goal={goal} today={today} enough={pace.enough} />}
      </div>
      {days.length === 0 ? null : (
        <Fold bare title={`Your ${counted(days.length, 'entry', 'entries')}`}>
          <Entries goal={goal} name={name} isBusy={isBusy} send={send} />
        </Fold>
      )}
    </li>
  );
};
