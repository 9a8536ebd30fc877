import { createFileRoute, notFound } from '@tanstack/react-router';
import { call } from '#src/api/call.ts';
import { callList } from '#src/api/call-list.ts';
import { getPelotonDonations } from '#src/api/calls/donation.calls.ts';
import { getPeloton } from '#src/api/calls/event.calls.ts';
import { appOf } from '#src/app/root-actor/system-actors.ts';
import { orNotFound } from '#src/app/router/or-not-found.ts';
import { pageNumber, searchParams } from '#src/app/router/search-params.ts';
import { knownUser } from '#src/app/session/session.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { ListSkeleton } from '#src/components/skeleton/list-skeleton.tsx';
import { DonorsPage, PrivateDonorsPage } from '#src/features/peloton/donors-page.tsx';
import { isPelotonId, leads } from '#src/features/peloton/peloton-messages.ts';

const Donors = () => {
  const { peloton, donations, isLeader } = Route.useLoaderData();
  usePageTitle(`Who gave to ${peloton.name}`);
  return donations === null ? (
    <PrivateDonorsPage peloton={peloton} />
  ) : (
    <DonorsPage peloton={peloton} donations={donations} isLeader={isLeader} />
  );
};

const Loading = () => {
  usePageTitle('Loading');
  return <ListSkeleton title="Loading the gifts" />;
};

const search = searchParams({ page: pageNumber });

export const Route = createFileRoute('/peloton/$id/donations')({
  validateSearch: search,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async ({ context, params: { id }, deps: { page } }) => {
    const app = appOf(context);
    if (!isPelotonId(id)) throw notFound();
    const user = await knownUser(app);
    const peloton = await orNotFound(call(getPeloton(id)));
    const isLeader = leads(user?.peloton, peloton.id);
    const isShown = isLeader || peloton.displayDonations;
    const donations = isShown ? await orNotFound(callList(getPelotonDonations(id, { page }))) : null;
    return { peloton, donations, isLeader };
  },
  pendingComponent: Loading,
  component: Donors,
});
