import { CountUp } from '#src/components/card/count-up.tsx';
import { Figures } from '#src/components/card/figures.tsx';
import { wholeMoney } from '#src/components/format/money.ts';
import type { Profile } from './profile-messages.ts';

/** The numbers behind the climb. */
export const ProfileFigures = ({ profile }: { profile: Profile }) => {
  const { raised, goal, goalMet, committed, committedAmount, committedMet, allTimeRaised } =
    profile.fundraising;
  const figures = [
    // Who volunteers raises nothing, and need not read a nought.
    ...(raised > 0 || goal > 0
      ? [{ value: <CountUp value={raised} format={wholeMoney} />, name: 'raised this year' }]
      : []),
    ...(goal > 0 ? [{ value: wholeMoney(goal), name: goalMet ? 'goal, reached' : 'goal' }] : []),
    ...(committed
      ? [
          {
            value: wholeMoney(committedAmount),
            name: committedMet ? 'commitment, met' : 'committed to raise',
          },
        ]
      : []),
    ...(profile.isAchievementsInvisible || allTimeRaised === raised
      ? []
      : [{ value: wholeMoney(allTimeRaised), name: 'raised in all years' }]),
  ];
  return figures.length === 0 ? null : <Figures size="large" figures={figures} />;
};
