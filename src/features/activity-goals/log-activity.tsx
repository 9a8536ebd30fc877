import type { OwnGoal } from '#machines/activity-goals/activity-goals.types.ts';
import { activityName } from '#machines/form/activity-texts.ts';
import { Button } from '#src/components/button/button.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import type { GoalsPartProps } from './activity-goals.types.ts';

type LogActivityProps = Pick<GoalsPartProps, 'send'> & {
  goal: OwnGoal;
  tone: 'primary' | 'plain';
  isBusy: boolean;
};

/** Opens the form of a day. */
export const LogActivity = ({ goal, tone, isBusy, send }: LogActivityProps) => (
  <Button
    tone={tone}
    disabled={isBusy}
    onClick={() => send({ type: 'day.opened', goalId: goal.id, day: null })}
  >
    Log an activity <VisuallyHidden>for {activityName(goal)}</VisuallyHidden>
  </Button>
);
