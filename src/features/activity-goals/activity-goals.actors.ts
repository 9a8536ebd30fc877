import { fromPromise } from 'xstate';
import { activityGoalsMachine } from '#machines/activity-goals/activity-goals.machine.ts';
import type { GoalsChange, OwnActivityGoals } from '#machines/activity-goals/activity-goals.types.ts';
import { call } from '#src/api/call.ts';
import { del, get, post, put } from '#src/api/describe-call.ts';
import { watchSession } from '#src/components/way-back/watch-session.ts';

/** Each change is made once for its key, and returns all goals after it. */
const save = (change: GoalsChange, key: string): Promise<OwnActivityGoals> => {
  switch (change.kind) {
    case 'add':
      return call(post('/user/activity-goal', 'ADD_ACTIVITY_GOAL', { data: change.goal, key }));
    case 'alter': {
      const { goalId, goal } = change;
      return call(put('/user/activity-goal', 'CHANGE_ACTIVITY_GOAL', { query: { goalId }, data: goal, key }));
    }
    case 'remove':
      return call(
        del('/user/activity-goal', 'REMOVE_ACTIVITY_GOAL', { query: { goalId: change.goalId }, key }),
      );
    case 'enter': {
      const { goalId, day, amount } = change;
      const data = { day, amount };
      return call(put('/user/activity-goal/day', 'ENTER_ACTIVITY_DAY', { query: { goalId }, data, key }));
    }
    case 'show':
      return call(
        put('/user/activity-goals/visibility', 'SHOW_ACTIVITIES', {
          data: { isPublic: change.isPublic },
          key,
        }),
      );
  }
};

export const activityGoalsFlow = activityGoalsMachine.provide({
  actors: {
    loadGoals: fromPromise(() => call(get('/user/activity-goals', 'LOAD_OWN_ACTIVITY_GOALS'))),
    saveChange: fromPromise(({ input: { change, key } }) => save(change, key)),
    watchSession,
  },
});
