import type { BaseCamp } from '#machines/base-camp/base-camp.types.ts';
import { activityName, amountText, rounded } from '#machines/form/activity-texts.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Track } from '#src/components/card/track.tsx';
import { plainNumber } from '#src/components/format/numbers.ts';
import { slots } from '#src/components/style/style.ts';
import { CampHead } from './camp-frame.tsx';

/** "2 sessions this week, 18 of 60 in all"; zeros are left out. */
const goalLine = ({ thisWeek, done, amount, unit }: BaseCamp['goals'][number]): string => {
  const all = `${plainNumber(rounded(done))} of ${amountText(amount, unit)}`;
  return thisWeek === 0 ? `${all} so far` : `${amountText(rounded(thisWeek), unit)} this week, ${all} in all`;
};

/** The progress of a Challenger's goals. */
export const GoalsWeek = ({ goals }: Pick<BaseCamp, 'goals'>) => (
  <>
    <CampHead title="Your season">
      <TextLink to="/activity-goals/edit">Log an activity</TextLink>
    </CampHead>
    <ul className={slots('baseCamp')('goals')}>
      {goals.map((goal) => (
        <li key={`${goal.activity} ${goal.unit}`}>
          <p>
            <b>{activityName(goal)}</b> {goalLine(goal)}
          </p>
          <Track share={Math.min(1, goal.done / goal.amount)} />
        </li>
      ))}
    </ul>
  </>
);
