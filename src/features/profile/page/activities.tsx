import type { ReactNode } from 'react';
import { activityName, amountText, rounded, unitName } from '#machines/form/activity-texts.ts';
import { Track } from '#src/components/card/track.tsx';
import { plainNumber } from '#src/components/format/numbers.ts';
import { Part } from '#src/components/page-frame/part.tsx';
import { css } from '#styled-system/css';
import type { Participation } from './about.ts';

type Goal = Participation['activityGoals'][number];

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr))',
  gap: { base: '3', md: '4' },
  listStyle: 'none',
  p: '0',
  m: '0',
});
const goalBox = css({
  display: 'grid',
  alignContent: 'start',
  gap: '1',
  p: { base: '4', md: '5' },
  bg: 'surface',
  border: '1px solid token(colors.line)',
  borderRadius: 'card',
});

/** A Challenger's goals. */
export const Activities = ({
  title,
  goals,
  mark,
}: {
  title: string;
  goals: readonly Goal[];
  mark?: ReactNode;
}) =>
  goals.length === 0 ? null : (
    <Part title={title} mark={mark}>
      <ul className={list}>
        {goals.map((goal) => (
          <li key={`${goal.activity} ${goal.unit}`} className={goalBox}>
            <span className={css({ color: 'ink.soft' })}>{activityName(goal)}</span>
            <span>
              <b className={css({ textStyle: 'figure', fontSize: '2xl' })}>
                {plainNumber(goal.done === null ? goal.amount : rounded(goal.done))}
              </b>{' '}
              <span className={css({ display: 'block', textStyle: 'small' })}>
                {goal.done === null ? unitName(goal) : `of ${amountText(goal.amount, goal.unit)}`}
              </span>
            </span>
            {goal.done === null ? null : <Track share={goal.done / goal.amount} />}
          </li>
        ))}
      </ul>
    </Part>
  );
