import { CountUp } from '#src/components/card/count-up.tsx';
import { Figures } from '#src/components/card/figures.tsx';
import { money } from '#src/components/format/money.ts';
import type { Profile } from './profile-words.ts';

/** The numbers behind the climb. */
export const ProfileFigures = ({ profile }: { profile: Profile }) => {
  const { raised, goal, goalMet, committed, committedAmount, committedMet, allTimeRaised } =
    profile.fundraising;
  const figures = [
    { value: <CountUp value={raised} format={money} />, name: 'raised this year' },
    ...(goal > 0 ? [{ value: money(goal), name: goalMet ? 'goal, reached' : 'goal' }] : []),
    ...(committed
      ? [{ value: money(committedAmount), name: committedMet ? 'commitment, met' : 'committed to raise' }]
      : []),
    ...(profile.isAchievementsInvisible || allTimeRaised === raised
      ? []
      : [{ value: money(allTimeRaised), name: 'raised in all years' }]),
  ];
  return <Figures size="large" figures={figures} />;
};
