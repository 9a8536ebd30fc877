import { wholeMoney } from '#machines/money.ts';
import { debtSentence } from '#src/components/format/debt.ts';
import type { Peloton } from '#src/features/peloton/peloton-messages.ts';

/** Rounded up, so that the text never shows less than is missing. */
const missing = (cents: number): string => wholeMoney(Math.ceil(cents / 100) * 100);

/** The peloton's progress in a sentence. */
export const progressText = ({
  fundraising: { raised, owed, goal },
  isActive,
}: Pick<Peloton, 'fundraising' | 'isActive'>): string => {
  if (!isActive) return 'Not riding this year.';
  if (raised === 0 && owed > 0) return debtSentence(owed);
  const isMet = goal !== null && goal > 0 && raised >= goal;
  if (isMet && raised > goal)
    return `On the summit, and ${wholeMoney(raised - goal)} beyond. Every further dollar still goes to research.`;
  if (isMet) return 'On the summit. Every further dollar still goes to research.';
  return raised === 0 || goal === null || goal === 0
    ? 'Every dollar goes to cancer research.'
    : `${missing(goal - raised)} to the summit.`;
};

/** Whether people can join. */
export const noteText = ({
  isActive,
  acceptingNewMembers,
}: Pick<Peloton, 'isActive' | 'acceptingNewMembers'>): string => {
  if (!isActive) return 'No one can join it or give to it right now.';
  return acceptingNewMembers ? 'Open to new members' : 'By invitation only right now';
};
