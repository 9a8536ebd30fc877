import { money, wholeMoney } from '#machines/money.ts';
import { whose } from '#machines/whose.ts';
import { dateText, unbroken } from '#src/components/format/date.ts';
import { debtSentence } from '#src/components/format/debt.ts';
import type { Profile } from '#src/features/profile/profile-messages.ts';
import type { Participation } from './about.ts';
import type { GivingState } from './giving-state.ts';

type Fundraising = Profile['fundraising'];

/** Rounded up, so that the text never shows less than is missing. */
const missing = (cents: number): string => wholeMoney(Math.ceil(cents / 100) * 100);

/** The card's name for a screen reader. */
export const cardTitle = ({ firstName }: Profile, isOwn: boolean): string =>
  isOwn ? 'Your fundraising' : `Give to ${firstName}`;

/** A person's progress in a sentence; null where there is none. */
export const progressText = (
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
export const commitmentText = (fundraising: Fundraising, isOwn: boolean) => {
  const { committed, committedAmount, committedMet, raised, owed, goal } = fundraising;
  if (!committed) return null;
  if (committedMet) return `The commitment of ${money(committedAmount)} is met.`;
  if (!isOwn || (committedAmount === goal && owed === 0)) return null;
  return `${missing(committedAmount + owed - raised)} to your commitment.`;
};

/** The last day on which donations count. */
export const deadlineText = (
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
