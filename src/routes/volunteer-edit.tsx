import { createFileRoute } from '@tanstack/react-router';
import { call } from '#src/api/call.ts';
import { getOwnShifts } from '#src/api/calls/participation.calls.ts';
import { appOf } from '#src/app/root-actor/system-actors.ts';
import { requireUser } from '#src/app/session/session.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { ListSkeleton } from '#src/components/skeleton/list-skeleton.tsx';
import { OwnShiftsPage } from '#src/features/volunteering/own-shifts-page.tsx';

const Shifts = () => {
  usePageTitle('Your shifts');
  return <OwnShiftsPage own={Route.useLoaderData()} />;
};

const Loading = () => {
  usePageTitle('Loading');
  return <ListSkeleton title="Loading your shifts" />;
};

export const Route = createFileRoute('/volunteer-edit')({
  loader: async ({ context, location }) => {
    const app = appOf(context);
    await requireUser(app, null, location.href);
    return call(getOwnShifts());
  },
  pendingComponent: Loading,
  component: Shifts,
});
