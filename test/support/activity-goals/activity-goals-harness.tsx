import { useSelector } from '@xstate/react';
import type { ActivityGoalsActor } from '#src/features/activity-goals/activity-goals.types.ts';
import { ActivityGoalsPage } from '#src/features/activity-goals/activity-goals-page.tsx';

const wayBack = { isRenewing: false, label: 'Sign in again', problem: null, onPress: () => undefined };

export const ActivityGoalsHarness = ({ actor }: { actor: ActivityGoalsActor }) => (
  <ActivityGoalsPage snapshot={useSelector(actor, (one) => one)} send={actor.send} wayBack={wayBack} />
);
