import { createFileRoute, notFound } from '@tanstack/react-router';
import { call } from '#src/api/call.ts';
import { callList } from '#src/api/call-list.ts';
import { getPeloton } from '#src/api/calls/event.calls.ts';
import { getPelotonMembers } from '#src/api/calls/peloton.calls.ts';
import { appOf } from '#src/app/root-actor/system-actors.ts';
import { orNotFound } from '#src/app/router/or-not-found.ts';
import { pageNumber, searchParams } from '#src/app/router/search-params.ts';
import { knownUser } from '#src/app/session/session.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { ListSkeleton } from '#src/components/skeleton/list-skeleton.tsx';
import { MembersPage } from '#src/features/peloton/members-page.tsx';
import { isPelotonId, leads } from '#src/features/peloton/peloton-messages.ts';

const Members = () => {
  const { peloton, members, isLeader } = Route.useLoaderData();
  usePageTitle(`Who rides with ${peloton.name}`);
  return <MembersPage peloton={peloton} members={members} isLeader={isLeader} />;
};

const Loading = () => {
  usePageTitle('Loading');
  return <ListSkeleton title="Loading the members" />;
};

const search = searchParams({ page: pageNumber });

export const Route = createFileRoute('/peloton/$id/members')({
  validateSearch: search,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async ({ context, params: { id }, deps: { page } }) => {
    const app = appOf(context);
    if (!isPelotonId(id)) throw notFound();
    const [user, peloton, members] = await orNotFound(
      Promise.all([knownUser(app), call(getPeloton(id)), callList(getPelotonMembers(id, { page }))]),
    );
    return { peloton, members, isLeader: leads(user?.peloton, peloton.id) };
  },
  pendingComponent: Loading,
  component: Members,
});
