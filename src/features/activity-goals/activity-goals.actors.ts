import { fromPromise } from 'xstate';
import { activityGoalsMachine } from '#machines/activity-goals/activity-goals.machine.ts';
import type { GoalsChange, OwnActivityGoals } from '#machines/activity-goals/activity-goals.types.ts';
import { call } from '#src/api/call.ts';
import { watchSession } from '#src/components/way-back/watch-session.ts';
import * as calls from './activity-goals.calls.ts';

const save = (change: GoalsChange, key: string): Promise<OwnActivityGoals> => {
  switch (change.kind) {
    case 'add':
      return call(calls.addActivityGoal(key, change.goal));
    case 'alter':
      return call(calls.changeActivityGoal(key, change.goalId, change.goal));
    case 'remove':
      return call(calls.removeActivityGoal(key, change.goalId));
    case 'enter':
      return call(calls.enterActivityDay(key, change));
    case 'show':
      return call(calls.showActivities(key, change.isPublic));
  }
};

export const activityGoalsFlow = activityGoalsMachine.provide({
  actors: {
    loadGoals: fromPromise(() => call(calls.getOwnActivityGoals())),
    saveChange: fromPromise(({ input: { change, key } }) => save(change, key)),
    watchSession,
  },
});
