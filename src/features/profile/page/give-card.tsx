import { type ReactNode, Suspense } from 'react';
import { money, wholeMoney } from '#machines/money.ts';
import { whose } from '#machines/whose.ts';
import { donateLink } from '#src/components/button/app-link.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { CountUp } from '#src/components/card/count-up.tsx';
import { Climb } from '#src/components/climb/climb.tsx';
import { dateText, unbroken } from '#src/components/format/date.ts';
import { debtSentence } from '#src/components/format/numbers.ts';
import { useArrived } from '#src/components/lazy/arrived.ts';
import { slots } from '#src/components/style/style.ts';
import { editLink, type Profile, takesDonations } from '#src/features/profile/profile-messages.ts';
import type { Late, Participation } from './about.ts';
import { EditMark } from './edit-mark.tsx';

/** Whether donations to a person are open, and why not. */
type GivingState = 'open' | 'closed' | 'absent';

/** `closed` after the deadline, `absent` for a person who takes part in nothing this year. Until it is known, `open`. */
const givingState = (profile: Profile, participation: Participation | null): GivingState => {
  if (!takesDonations(profile)) return 'absent';
  return participation?.isFundraisingOpen === false ? 'closed' : 'open';
};

type Fundraising = Profile['fundraising'];

/** Rounded up, so that the text never shows less than is missing. */
const missing = (cents: number): string => wholeMoney(Math.ceil(cents / 100) * 100);

/** The card's name for a screen reader. */
const cardTitle = ({ firstName }: Profile, isOwn: boolean): string =>
  isOwn ? 'Your fundraising' : `Give to ${firstName}`;

/** A person's progress in a sentence; null if there is none. */
const progressText = (
  { firstName, fundraising, participantTypes }: Profile,
  isOwn: boolean,
): string | null => {
  const { raised, goal, goalMet, owed } = fundraising;
  const { isVolunteer, isChallenger, registeredRides } = participantTypes;
  const takesPart = isVolunteer || isChallenger || registeredRides.length > 0;
  if (!takesPart) return null;
  if (goalMet && raised > goal)
    return `${wholeMoney(raised - goal)} beyond the goal. Every extra dollar still goes to research.`;
  if (goalMet) return 'The goal is reached. Every extra dollar still goes to research.';
  if (raised > 0) return goal > 0 ? `${missing(goal - raised)} to ${isOwn ? 'your' : 'the'} goal.` : null;
  if (owed > 0) return debtSentence(owed);
  if (isOwn)
    return goal > 0
      ? 'Every climb begins with one gift.'
      : 'You’re giving your time. Your page can raise money, too.';
  if (goal === 0)
    return isVolunteer
      ? `${firstName} is giving time. You can give in ${whose(firstName)} honor.`
      : `Every dollar of your gift goes to cancer research.`;
  return `Your gift takes ${firstName} up the climb.`;
};

/** The person's commitment; null without one, or where the goal is the same. Until it is met, others see it only on the climb. */
const commitmentText = (fundraising: Fundraising, isOwn: boolean) => {
  const { committed, committedAmount, committedMet, raised, owed, goal } = fundraising;
  if (!committed) return null;
  if (committedMet) return `The commitment of ${money(committedAmount)} is met.`;
  if (!isOwn || (committedAmount === goal && owed === 0)) return null;
  return `${missing(committedAmount + owed - raised)} to your commitment.`;
};

/** The last day on which donations count. */
const deadlineText = (
  state: GivingState,
  { firstName, currentEventName }: Profile,
  { fundraisingDeadline }: Participation,
  isOwn: boolean,
): string | null => {
  const day = unbroken(dateText(fundraisingDeadline));
  if (state === 'closed') return `Giving for ${currentEventName} ended on ${day}. Thank you!`;
  if (state === 'open') return `Gifts count until ${day}.`;
  return isOwn
    ? 'You can receive gifts once you’re registered.'
    : `${firstName} isn’t registered, so gifts to ${firstName} have to wait. You can give to someone else.`;
};

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
