import { createFileRoute, notFound } from '@tanstack/react-router';
import { Suspense } from 'react';
import { cameWith } from '#src/app/entities/came-with.ts';
import { DeferredPart, deferredPart } from '#src/app/hydration/deferred-part.tsx';
import { pageNumber, searchParams } from '#src/app/router/search-params.ts';
import { LoadingPage } from '#src/app/shell/loading-page.tsx';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { ListSkeleton } from '#src/components/skeleton/list-skeleton.tsx';
import { isPelotonId } from '#src/features/peloton/peloton-id.ts';

const page = deferredPart(async () => (await import('./-peloton/members-view.tsx')).MembersView);

const Members = () => {
  const members = Route.useLoaderData();
  usePageTitle(`Who rides with ${members.peloton.name}`);
  return (
    <Suspense fallback={<LoadingPage />}>
      <DeferredPart part={page} props={members} />
    </Suspense>
  );
};

const Loading = () => {
  usePageTitle('Loading');
  return <ListSkeleton title="Loading the members" />;
};

const search = searchParams({ page: pageNumber });

/** Who rides together. */
export const Route = createFileRoute('/peloton/$id/members')({
  staticData: { isLight: true, isStored: false, hasOwnParts: 'known' },
  validateSearch: search,
  loaderDeps: ({ search: { page: asked = 1 } }) => ({ asked }),
  loader: async ({ context: { handle, pageData }, params: { id }, deps: { asked } }) => {
    if (!isPelotonId(id)) throw notFound();
    await page.preload(handle);
    const peloton = cameWith(pageData.take('getPeloton'), (came) => came.id === id);
    const members = pageData.takeList('getPelotonMembers') ?? null;
    if (peloton !== undefined && members?.pagination.page === asked)
      return { peloton, members, isLeader: false };
    const [{ loadMembers }, app] = await Promise.all([
      import('./-peloton/load-members.ts'),
      handle.open(),
      page.arrival(),
    ]);
    return loadMembers(app, id, asked);
  },
  pendingComponent: Loading,
  component: Members,
});
