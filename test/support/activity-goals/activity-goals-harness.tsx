import { useSelector } from '@xstate/react';
import type { ActivityGoalsActor } from '#src/features/activity-goals/activity-goals.types.ts';
import { ActivityGoalsPage } from '#src/features/activity-goals/activity-goals-page.tsx';
import { wayBack } from '#test/support/auth/sign-in-again.ts';

export const ActivityGoalsHarness = ({ actor }: { actor: ActivityGoalsActor }) => (
  <ActivityGoalsPage snapshot={useSelector(actor, (one) => one)} send={actor.send} wayBack={wayBack} />
);
