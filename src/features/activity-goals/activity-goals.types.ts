import type { ActorRefFrom } from 'xstate';
import type {
  ActivityGoalsSnapshot,
  activityGoalsMachine,
} from '#machines/activity-goals/activity-goals.machine.ts';
import type { ActivityGoalsEvent } from '#machines/activity-goals/activity-goals.types.ts';

export type ActivityGoalsActor = ActorRefFrom<typeof activityGoalsMachine>;

export type GoalsPartProps = {
  snapshot: ActivityGoalsSnapshot;
  send: (event: ActivityGoalsEvent) => void;
};
