import { createFileRoute, notFound } from '@tanstack/react-router';
import { call } from '#src/api/call.ts';
import { callList } from '#src/api/call-list.ts';
import { getUserDonations } from '#src/api/calls/donation.calls.ts';
import { getUser } from '#src/api/calls/user.calls.ts';
import { appOf } from '#src/app/root-actor/system-actors.ts';
import { orNotFound } from '#src/app/router/or-not-found.ts';
import { pageNumber, searchParams } from '#src/app/router/search-params.ts';
import { knownUser } from '#src/app/session/session.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { ListSkeleton } from '#src/components/skeleton/list-skeleton.tsx';
import { countUnthanked } from '#src/features/profile/count-unthanked.ts';
import { DonorsPage, PrivateDonorsPage } from '#src/features/profile/donors-page.tsx';
import { isPublicId } from '#src/features/profile/public-id.ts';

const Donors = () => {
  const { profile, donations, isOwn, unthanked } = Route.useLoaderData();
  usePageTitle(`Who gave to ${profile.firstName} ${profile.lastName}`);
  return donations === null ? (
    <PrivateDonorsPage profile={profile} />
  ) : (
    <DonorsPage profile={profile} donations={donations} isOwn={isOwn} unthanked={unthanked} />
  );
};

const Loading = () => {
  usePageTitle('Loading');
  return <ListSkeleton title="Loading the gifts" />;
};

const search = searchParams({ page: pageNumber });

export const Route = createFileRoute('/profile/$id/donations')({
  validateSearch: search,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async ({ context, params: { id }, deps: { page } }) => {
    const app = appOf(context);
    if (!isPublicId(id)) throw notFound();
    const user = await knownUser(app);
    const profile = await orNotFound(call(getUser(id)));
    const isOwn = user?.publicId === profile.publicId;
    const isShown = isOwn || profile.isDonorListVisible;
    const donations = isShown ? await orNotFound(callList(getUserDonations(id, { page }))) : null;
    const unthanked = isOwn ? await countUnthanked(id) : 0;
    return { profile, donations, isOwn, unthanked };
  },
  pendingComponent: Loading,
  component: Donors,
});
