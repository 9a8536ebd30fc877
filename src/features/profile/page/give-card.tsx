import { type ReactNode, Suspense } from 'react';
import { wholeMoney } from '#machines/money.ts';
import { donateLink } from '#src/components/button/app-link.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { CountUp } from '#src/components/card/count-up.tsx';
import { Climb } from '#src/components/climb/climb.tsx';
import { useArrived } from '#src/components/lazy/arrived.ts';
import { slots } from '#src/components/style/style.ts';
import { editLink, type Profile, takesDonations } from '#src/features/profile/profile-messages.ts';
import type { Late, Participation } from './about.ts';
import { EditMark } from './edit-mark.tsx';
import { cardTitle, commitmentText, deadlineText, progressText } from './give-words.ts';
import { type GivingState, givingState } from './giving-state.ts';

type GiveCardProps = {
  profile: Profile;
  participation: Late<Participation>;
  /** The actions on the person's own page, in place of the donate button. */
  ownActions?: ReactNode;
  /** The share button, for everybody else. */
  share?: ReactNode;
};

const at = slots('giveCard');

/** The amount raised, and the goal if there is one. */
const Sum = ({
  profile: {
    fundraising: { raised, goal },
  },
}: {
  profile: Profile;
}) => (
  <p className={at('sum')}>
    <b>
      <CountUp value={raised} format={wholeMoney} />
    </b>{' '}
    {goal === 0
      ? 'raised this year'
      : raised > goal
        ? `raised. The goal was ${wholeMoney(goal)}`
        : `raised of ${wholeMoney(goal)}`}
  </p>
);

/** On the person's own page: the link to the goal. A person who only volunteers has none at first. */
const GoalMark = ({ profile: { publicId, fundraising } }: Pick<GiveCardProps, 'profile'>) => {
  const [name, word] = fundraising.goal > 0 ? ['Edit your goal', 'Edit'] : ['Set a goal', 'Set a goal'];
  return (
    <EditMark link={editLink(publicId, 'your-goal')} name={name}>
      {word}
    </EditMark>
  );
};

/** A short version for the bar. */
const BarSum = ({ fundraising: { raised, goal } }: Pick<Profile, 'fundraising'>) =>
  raised === 0 && goal === 0 ? null : (
    <p className={at('barSum')} aria-hidden>
      <b>{wholeMoney(raised)}</b>
      {goal > 0 ? ` of ${wholeMoney(goal)}` : ' raised'}
    </p>
  );

const Deadline = ({ profile, participation, isOwn }: GiveCardProps & { isOwn: boolean }) => {
  const known = useArrived(participation);
  const text = known === null ? null : deadlineText(givingState(profile, known), profile, known, isOwn);
  return text === null ? null : <p className={at('note')}>{text}</p>;
};

/** The card's button, by the reader and whether donations are open. */
const Way = ({ profile, state }: { profile: Profile; state: GivingState }) =>
  state === 'open' ? (
    <LinkButton size="lg" wide {...donateLink('User', profile.publicId)}>
      Give to {profile.firstName}
    </LinkButton>
  ) : (
    <LinkButton size="lg" wide tone="plain" to="/give">
      Find someone to give to
    </LinkButton>
  );

const LateWay = ({ profile, participation }: GiveCardProps) => (
  <Way profile={profile} state={givingState(profile, useArrived(participation))} />
);

/**
 * A person's progress, with the donate button. Next to the story it stays in view; on a phone its button does, in a bar at the bottom of
 * the screen. On their own page the person has their own actions here.
 */
export const GiveCard = ({ profile, participation, ownActions, share }: GiveCardProps) => {
  const { fundraising, publicId } = profile;
  const { raised, goal, committedAmount } = fundraising;
  const isOwn = ownActions !== undefined;
  const hasSum = raised > 0 || goal > 0;
  const mark = isOwn ? <GoalMark profile={profile} /> : null;
  const progress = progressText(profile, isOwn);
  const commitment = commitmentText(fundraising, isOwn);
  return (
    <aside aria-label={cardTitle(profile, isOwn)} className={at('root')}>
      {hasSum ? (
        <div className={at('head')}>
          <Sum profile={profile} />
          {mark}
        </div>
      ) : null}
      {goal > 0 ? <Climb id={publicId} raised={raised} goal={goal} committed={committedAmount} /> : null}
      {progress === null ? null : <p className={at('lede')}>{progress}</p>}
      {commitment === null ? null : <p className={at('note')}>{commitment}</p>}
      <Suspense fallback={<p className={at('note')}>&nbsp;</p>}>
        <Deadline profile={profile} participation={participation} isOwn={isOwn} />
      </Suspense>
      {hasSum || !takesDonations(profile) ? null : mark}
      <div className={at('bar')} data-bottom-bar>
        {isOwn ? null : <BarSum fundraising={fundraising} />}
        <div className={at('actions')}>
          {ownActions ?? (
            <Suspense fallback={<Way profile={profile} state={givingState(profile, null)} />}>
              <LateWay profile={profile} participation={participation} />
            </Suspense>
          )}
        </div>
      </div>
      {share ? <div className={at('passOn')}>{share}</div> : null}
    </aside>
  );
};
