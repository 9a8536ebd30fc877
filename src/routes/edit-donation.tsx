import { createFileRoute } from '@tanstack/react-router';
import { isFlowError } from '#machines/flow-error.ts';
import { call } from '#src/api/call.ts';
import { getActiveRecurringGifts } from '#src/api/calls/donation.calls.ts';
import { requireUser } from '#src/app/session.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { ListSkeleton } from '#src/components/skeleton/list-skeleton.tsx';
import { loadGiven } from '#src/features/donation/given/given.ts';
import { GivenGifts } from '#src/features/donation/given/given-gifts.tsx';
import { MonthlyGiftsPage } from '#src/features/donation/monthly-gifts-page.tsx';

const MonthlyGifts = () => {
  usePageTitle('Your monthly gifts');
  const { gifts, given } = Route.useLoaderData();
  return (
    <MonthlyGiftsPage gifts={gifts}>
      <GivenGifts given={given} />
    </MonthlyGiftsPage>
  );
};

const Loading = () => {
  usePageTitle('Loading');
  return <ListSkeleton title="Loading your gifts" />;
};

export const Route = createFileRoute('/edit-donation')({
  loader: async ({ context: { app }, location }) => {
    await requireUser(app, null, location.href);
    // What is given every month can be changed here; that what was given can't be read stops nobody.
    const given = loadGiven().catch((error: unknown) => {
      if (isFlowError(error)) return null;
      throw error;
    });
    return { gifts: await call(getActiveRecurringGifts()), given: await given };
  },
  pendingComponent: Loading,
  component: MonthlyGifts,
});
