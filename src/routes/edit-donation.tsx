import { createFileRoute } from '@tanstack/react-router';
import { call } from '#src/api/call.ts';
import { getActiveRecurringGifts } from '#src/api/calls/donation.calls.ts';
import { requireUser } from '#src/app/session.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { ListSkeleton } from '#src/components/skeleton/list-skeleton.tsx';
import { MonthlyGiftsPage } from '#src/features/donation/monthly-gifts-page.tsx';

const MonthlyGifts = () => {
  usePageTitle('Your monthly gifts');
  return <MonthlyGiftsPage gifts={Route.useLoaderData()} />;
};

const Loading = () => {
  usePageTitle('Loading');
  return <ListSkeleton title="Loading your gifts" />;
};

export const Route = createFileRoute('/edit-donation')({
  loader: async ({ context: { app }, location }) => {
    await requireUser(app, null, location.href);
    return call(getActiveRecurringGifts());
  },
  pendingComponent: Loading,
  component: MonthlyGifts,
});
