import { createFileRoute } from '@tanstack/react-router';
import { appOf } from '#src/app/root-actor/system-actors.ts';
import { requireUser } from '#src/app/session/session.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { ListSkeleton } from '#src/components/skeleton/list-skeleton.tsx';
import { RideRoutePage } from '#src/features/registration/my-registration/ride-route-page.tsx';
import { loadRiddenRoutes } from '#src/features/registration/my-registration/ride-routes.ts';

const RideRoute = () => {
  usePageTitle('Your routes');
  return <RideRoutePage own={Route.useLoaderData()} />;
};

const Loading = () => {
  usePageTitle('Loading');
  return <ListSkeleton title="Loading your routes" />;
};

export const Route = createFileRoute('/ride-route/edit')({
  loader: async ({ context, location }) => {
    const app = appOf(context);
    await requireUser(app, null, location.href);
    return loadRiddenRoutes();
  },
  pendingComponent: Loading,
  component: RideRoute,
});
