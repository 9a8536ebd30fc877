import { Track } from '#src/components/card/track.tsx';
import { plainNumber } from '#src/components/format/numbers.ts';
import { Part } from '#src/components/page-frame/part.tsx';
import { css } from '#styled-system/css';
import type { Participation } from './about.ts';

type Goal = Participation['activityGoals'][number];

const names: Record<Goal['activity'], string> = {
  cycling: 'on the bike',
  running: 'running',
  walking: 'walking',
  swimming: 'swimming',
  rowing: 'rowing',
  yoga: 'yoga',
  other: 'another activity',
};

/** "1 time", "26.2 miles". */
const amountOf = ({ unit, amount }: Pick<Goal, 'unit' | 'amount'>): string =>
  `${plainNumber(amount)} ${amount === 1 ? unit.replace(/s$/, '') : unit}`;

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: '4',
  listStyle: 'none',
  p: '0',
  m: '0',
});
const goalBox = css({
  display: 'grid',
  gap: '1',
  p: '5',
  bg: 'surface',
  border: '1px solid token(colors.line)',
  borderRadius: 'card',
});

/** What a Challenger set out to do. */
export const Activities = ({ title, goals }: { title: string; goals: readonly Goal[] }) =>
  goals.length === 0 ? null : (
    <Part title={title}>
      <ul className={list}>
        {goals.map((goal) => (
          <li key={`${goal.activity} ${goal.unit}`} className={goalBox}>
            <span className={css({ textStyle: 'figure' })}>{amountOf(goal)}</span>
            <span className={css({ color: 'ink.soft' })}>{names[goal.activity]}</span>
            {goal.done === null ? null : (
              <>
                <Track share={goal.done / goal.amount} />
                <span className={css({ textStyle: 'small' })}>
                  {amountOf({ unit: goal.unit, amount: goal.done })} so far
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
