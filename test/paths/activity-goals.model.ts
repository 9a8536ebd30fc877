import { defineModel } from '@product/path-driver';
import type { SnapshotFrom } from 'xstate';
import { activityGoalsMachine } from '#machines/activity-goals/activity-goals.machine.ts';
import type { DayDraft, GoalDraft, OwnActivityGoals } from '#machines/activity-goals/activity-goals.types.ts';
import { dayErrors, goalErrors } from '#machines/activity-goals/activity-goals.updates.ts';
import type { CalendarDay } from '#machines/calendar.ts';
import { activityGoalsPageObject } from '#test/support/activity-goals/activity-goals.page-object.ts';
import {
  fiveGoals,
  noChallenger,
  oneGoal,
  running,
} from '#test/support/activity-goals/activity-goals-fixture.ts';
import { refusal, usualFailures } from '#test/support/failures.ts';

type Snapshot = SnapshotFrom<typeof activityGoalsMachine>;

const gone = refusal(404, 'goal-not-found', 'The goal was removed in the meantime. Reload your goals.');
const begun = refusal(
  409,
  'goal-begun',
  'You can’t change what you count once you’ve entered a day. Set another goal for something else.',
);

const key = 'f6b7f6ac-3f0c-4c53-9d6c-0c4f1d2f6d13';

const changeOf = ({ context }: Snapshot) => context.change?.kind ?? null;

/** All data after the change is saved. */
const savedOf = ({ context: { own, change } }: Snapshot): OwnActivityGoals => {
  const before = own ?? oneGoal;
  if (change?.kind === 'show') return { ...before, isPublic: true };
  if (change?.kind === 'remove')
    return { ...before, goals: before.goals.filter(({ id }) => id !== running.id) };
  if (change?.kind === 'enter' && change.amount === 0)
    return { ...before, goals: before.goals.map((goal) => ({ ...goal, done: 0, days: [] })) };
  return before;
};

const hasRunning = ({ context: { own } }: Snapshot) =>
  own?.goals.some(({ id }) => id === running.id) ?? false;
const hasDay = ({ context: { own } }: Snapshot) => (own?.goals[0]?.days.length ?? 0) > 0;

const goalCases = ({ context: { goalDraft } }: Snapshot): Record<string, { changes: Partial<GoalDraft> }> => {
  if (goalDraft.amount === '')
    return { filled: { changes: { activity: 'rowing', unit: 'minutes', amount: '600' } } };
  return goalDraft.amount === '0' ? {} : { 'nothing of it': { changes: { amount: '0' } } };
};

const dayCases = ({ context: { dayDraft } }: Snapshot): Record<string, { changes: Partial<DayDraft> }> =>
  dayDraft.amount === '7.5'
    ? { nothing: { changes: { amount: '' } } }
    : { '7.5': { changes: { amount: '7.5' } } };

export const activityGoalsModel = defineModel({
  machine: activityGoalsMachine,
  starts: { 'a Challenger': undefined },
  events: {
    'load.retried': {},
    'goal.begun': {},
    'goal.opened': (snapshot): Record<string, { goalId: string }> =>
      hasRunning(snapshot) ? { running: { goalId: running.id } } : {},
    'goal.changed': goalCases,
    'goal.submitted': { '': { key } },
    'day.opened': (snapshot): Record<string, { goalId: string; day: CalendarDay | null }> => ({
      ...(hasRunning(snapshot) && { today: { goalId: running.id, day: null } }),
      ...(hasDay(snapshot) && { 'a day before': { goalId: running.id, day: '2027-03-01' } }),
    }),
    'amount.added': (snapshot): Record<string, { goalId: string; amount: number; key: string }> =>
      hasDay(snapshot) ? { 'five miles': { goalId: running.id, amount: 5, key } } : {},
    'day.changed': dayCases,
    'day.submitted': { '': { key } },
    'day.removed': (snapshot): Record<string, { key: string }> => (hasDay(snapshot) ? { '': { key } } : {}),
    'removal.asked': {},
    'removal.confirmed': { '': { key } },
    'visibility.changed': ({ context: { own } }): Record<string, { isPublic: boolean; key: string }> =>
      own?.isPublic ? {} : { shown: { isPublic: true, key } },
    'form.dismissed': {},
    'session.restored': {},
  },
  outcomes: {
    loadGoals: {
      done: {
        'one goal': { output: oneGoal },
        'five goals': { output: fiveGoals },
        'no Challenger': { output: noChallenger },
      },
      error: usualFailures,
    },
    saveChange: {
      done: (snapshot) => ({ saved: { output: savedOf(snapshot) } }),
      error: (snapshot) => ({
        ...usualFailures,
        gone,
        ...(changeOf(snapshot) === 'alter' ? { begun } : {}),
      }),
    },
  },
  serializeState: (snapshot) => {
    const { context } = snapshot;
    return {
      goals: context.own?.goals.length ?? null,
      days: context.own?.goals[0]?.days.length ?? 0,
      isPublic: context.own?.isPublic ?? false,
      isNew: context.goalId === null,
      amount: context.goalDraft.amount,
      day: context.dayDraft,
      isInvalidGoal: Object.keys(goalErrors(context)).length > 0,
      isInvalidDay: Object.keys(dayErrors(context)).length > 0,
      change: context.change?.kind ?? null,
      isSent: context.key !== null,
      done: context.done?.kind ?? null,
      fieldErrors: context.fieldErrors,
      problem: context.problem?.code ?? context.problem?.kind ?? null,
    };
  },
  pageObject: activityGoalsPageObject,
});
