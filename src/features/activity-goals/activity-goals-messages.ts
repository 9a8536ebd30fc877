import type {
  ActivityGoalsContext,
  OwnActivityGoals,
  OwnGoal,
} from '#machines/activity-goals/activity-goals.types.ts';
import type { CalendarDay } from '#machines/calendar.ts';
import { amountText, goalText, rounded } from '#machines/form/activity-texts.ts';
import { dateText } from '#src/components/format/date.ts';
import { plainNumber } from '#src/components/format/numbers.ts';
import { type Pace, weeksUntil } from './weeks.ts';

const listed = new Intl.ListFormat('en-US');

/** "2 sessions and 12.5 miles since Monday." */
export const weekText = ({ goals, today }: Pick<OwnActivityGoals, 'goals' | 'today'>): string => {
  const done = goals.flatMap(({ activity, unit, days }) => {
    const amount = weeksUntil(today, days).at(-1)?.amount ?? 0;
    return amount === 0 ? [] : [goalText({ activity, unit, amount: rounded(amount) })];
  });
  return done.length === 0
    ? 'Nothing yet this week. Whatever you do today is the start.'
    : `${listed.format(done)} since Monday.`;
};

/** "Ahead: 29 minutes a week is enough. You average 65."; the remaining amount where there is no week to compare. */
export const paceText = (goal: OwnGoal, { enough, average }: Pace, until: CalendarDay): string => {
  if (enough === null) return leftText(goal);
  const each = `${amountText(enough, goal.unit)} a week`;
  if (average === null) return `${each} gets you there by ${dateText(until)}.`;
  const usual = rounded(average);
  if (usual === enough) return `On pace: ${each} is enough, and that’s what you average.`;
  return usual > enough
    ? `Ahead: ${each} is enough. You average ${plainNumber(usual)}.`
    : `${each} gets you there. You average ${plainNumber(usual)}.`;
};

/** The remaining amount, or that the goal is reached. */
export const leftText = ({ done, amount, unit }: OwnGoal): string => {
  if (done >= amount)
    return done === amount
      ? 'Done.'
      : `Done, and ${amountText(Math.round((done - amount) * 10) / 10, unit)} more.`;
  return done === 0
    ? 'Nothing entered yet.'
    : `${amountText(Math.round((amount - done) * 10) / 10, unit)} to go.`;
};

/** The last saved change; null for none. */
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
