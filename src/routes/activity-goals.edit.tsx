import { createFileRoute } from '@tanstack/react-router';
import { call } from '#src/api/call.ts';
import { getOwnActivityGoals } from '#src/api/calls/participation.calls.ts';
import { appOf } from '#src/app/root-actor/system-actors.ts';
import { requireUser } from '#src/app/session/session.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { ListSkeleton } from '#src/components/skeleton/list-skeleton.tsx';
import { ActivityGoalsPage } from '#src/features/registration/my-registration/activity-goals-page.tsx';

const ActivityGoals = () => {
  usePageTitle('Your activity goals');
  return <ActivityGoalsPage own={Route.useLoaderData()} />;
};

const Loading = () => {
  usePageTitle('Loading');
  return <ListSkeleton title="Loading your goals" />;
};

export const Route = createFileRoute('/activity-goals/edit')({
  loader: async ({ context, location }) => {
    const app = appOf(context);
    await requireUser(app, null, location.href);
    return call(getOwnActivityGoals());
  },
  pendingComponent: Loading,
  component: ActivityGoals,
});
