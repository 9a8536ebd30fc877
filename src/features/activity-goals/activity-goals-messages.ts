import type { ActivityGoalsContext, OwnGoal } from '#machines/activity-goals/activity-goals.types.ts';
import { amountText } from '#machines/form/activity-texts.ts';
import { dateText } from '#src/components/format/date.ts';

/** What is still to do, or that it is done. */
export const leftText = ({ done, amount, unit }: OwnGoal): string => {
  if (done >= amount)
    return done === amount
      ? 'Done.'
      : `Done, and ${amountText(Math.round((done - amount) * 10) / 10, unit)} more.`;
  return done === 0
    ? 'Nothing entered yet.'
    : `${amountText(Math.round((amount - done) * 10) / 10, unit)} to go.`;
};

/** What was saved last; null where nothing was. */
export const doneText = ({ done, own }: ActivityGoalsContext): string | null => {
  if (done === null) return null;
  switch (done.kind) {
    case 'add':
      return 'Your goal is set.';
    case 'alter':
      return 'Your goal is updated.';
    case 'remove':
      return 'We removed the goal and everything you entered for it.';
    case 'show':
      return done.isPublic ? 'Your page shows your progress now.' : 'Only you see your progress now.';
    case 'enter': {
      const goal = own?.goals.find(({ id }) => id === done.goalId);
      const day = dateText(done.day);
      if (goal === undefined) return `${day} is saved.`;
      return done.amount === 0
        ? `${day} was removed.`
        : `${amountText(done.amount, goal.unit)} on ${day}. ${leftText(goal)}`;
    }
  }
};
