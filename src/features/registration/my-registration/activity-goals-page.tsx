import type { components } from '#openapi/contract.gen.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { plainNumber, plural } from '#src/components/format/numbers.ts';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { Part, Parts } from '#src/components/page-frame/part.tsx';
import { css } from '#styled-system/css';

export type OwnActivityGoals = components['schemas']['OwnActivityGoals'];
type Goal = OwnActivityGoals['goals'][number];

const ledeOf = ({ isChallenger, goals, currentEventName }: OwnActivityGoals): string => {
  if (!isChallenger)
    return `You’re not a Challenger in ${currentEventName}. Challengers pick their own activity, pay no fee and owe no commitment: rowing, walking, yoga, anything that can be counted.`;
  return goals.length > 0
    ? `What you set out to do for ${currentEventName}, in your own time and your own way.`
    : `You’re a Challenger in ${currentEventName} and have set yourself no goal yet.`;
};

const amountText = ({ amount, unit }: Goal) => ({
  figure: plainNumber(amount),
  unit: plural(amount, unit.replace(/s$/, ''), unit),
});

const GoalRow = ({ goal }: { goal: Goal }) => {
  const { figure, unit } = amountText(goal);
  return (
    <li
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        columnGap: '6',
        rowGap: '1',
        py: '6',
        borderTop: '1px solid token(colors.line)',
        _first: { borderTop: '2px solid token(colors.ink)' },
      })}
    >
      <span className={css({ textStyle: 'subheading', textTransform: 'capitalize' })}>{goal.activity}</span>
      <span>
        <span className={css({ textStyle: 'figure', fontSize: { base: '4xl', md: '5xl' } })}>{figure}</span>{' '}
        <span className={css({ textStyle: 'label', color: 'ink.soft' })}>{unit}</span>
      </span>
    </li>
  );
};

const HowToChange = () => (
  <Part title="To change your goals">
    <p className={css({ maxWidth: 'measure' })}>
      <TextLink href="/contact">Write to us</TextLink> from the address you sign in with: the activity, how
      much of it, and what it is counted in. Goals may grow or shrink until the day of the event, and nobody
      is charged for a smaller one. What else you are in for stands in{' '}
      <TextLink href="/register">your registration</TextLink>.
    </p>
  </Part>
);

/** What a Challenger set out to do. */
export const ActivityGoalsPage = ({ own }: { own: OwnActivityGoals }) => {
  const { isChallenger, goals, currentEventName } = own;
  return (
    <PageFrame
      hero={
        <Hero
          land="activity-goals"
          scenery={!isChallenger}
          kicker={currentEventName}
          title="Your activity goals"
          lede={ledeOf(own)}
          actions={
            isChallenger ? undefined : (
              <LinkButton size="lg" href="/register?choose=challenger">
                Register as a Challenger
              </LinkButton>
            )
          }
        />
      }
    >
      {isChallenger ? (
        <Parts>
          {goals.length > 0 ? (
            <ul
              aria-label="Activity goals"
              className={css({ listStyle: 'none', p: '0', m: '0', maxWidth: '52rem' })}
            >
              {goals.map((goal) => (
                <GoalRow key={`${goal.activity} ${goal.unit}`} goal={goal} />
              ))}
            </ul>
          ) : null}
          <HowToChange />
        </Parts>
      ) : null}
    </PageFrame>
  );
};
