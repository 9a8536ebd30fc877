import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { activityGoalsMachine } from '#machines/activity-goals/activity-goals.machine.ts';
import { enterFlow } from '#src/app/root-actor/enter-flow.ts';
import { appOf } from '#src/app/root-actor/system-actors.ts';
import { useCurrentUser, useFlow, useSystemActor } from '#src/app/root-actor/use-app.ts';
import { useLeaveWarning } from '#src/app/router/use-leave-warning.ts';
import { requireUser } from '#src/app/session/session.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { activityGoalsFlow } from '#src/features/activity-goals/activity-goals.actors.ts';
import { ActivityGoalsPage } from '#src/features/activity-goals/activity-goals-page.tsx';
import { Company } from '#src/features/activity-goals/company.tsx';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import { ShareOwnPage } from '#src/routes/-share/share-own-page.tsx';

const leaving = ['Leave without saving?', 'What you typed isn’t saved yet.'];

const ActivityGoals = () => {
  usePageTitle('Your activity goals');
  const actor = useFlow<typeof activityGoalsMachine>('activity-goals');
  const snapshot = useSelector(actor, (one) => one);
  const wayBack = useWayBack(useSystemActor('auth'));
  const isOpen =
    snapshot.matches('editing') || snapshot.matches('entering') || snapshot.context.change !== null;
  useLeaveWarning(isOpen, leaving);
  const user = useCurrentUser();
  return (
    <ActivityGoalsPage
      snapshot={snapshot}
      send={actor.send}
      wayBack={wayBack}
      company={user === null ? null : <Company {...user} share={<ShareOwnPage user={user} tone="plain" />} />}
    />
  );
};

export const Route = createFileRoute('/activity-goals/edit')({
  staticData: { flow: 'activity-goals' },
  loader: async ({ context, preload, location }) => {
    const app = appOf(context);
    const { publicId } = await requireUser(app, null, location.href);
    enterFlow(
      { context, preload },
      { id: 'activity-goals', key: publicId, logic: activityGoalsFlow, input: undefined },
    );
  },
  component: ActivityGoals,
});
