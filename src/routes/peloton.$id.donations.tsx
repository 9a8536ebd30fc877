import { createFileRoute, notFound } from '@tanstack/react-router';
import { Suspense } from 'react';
import { cameWith } from '#src/app/entities/came-with.ts';
import { DeferredPart, deferredPart } from '#src/app/hydration/deferred-part.tsx';
import { pageNumber, searchParams } from '#src/app/router/search-params.ts';
import { LoadingPage } from '#src/app/shell/loading-page.tsx';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { ListSkeleton } from '#src/components/skeleton/list-skeleton.tsx';
import { isPelotonId } from '#src/features/peloton/peloton-id.ts';

const page = deferredPart(async () => (await import('./-peloton/donors-view.tsx')).DonorsView);

const Donors = () => {
  const donors = Route.useLoaderData();
  usePageTitle(`Who gave to ${donors.peloton.name}`);
  return (
    <Suspense fallback={<LoadingPage />}>
      <DeferredPart part={page} props={donors} />
    </Suspense>
  );
};

const Loading = () => {
  usePageTitle('Loading');
  return <ListSkeleton title="Loading the gifts" />;
};

const search = searchParams({ page: pageNumber });

/** The donations to a peloton, as far as the peloton and the donors make them visible. */
export const Route = createFileRoute('/peloton/$id/donations')({
  staticData: { isLight: true, isStored: false, hasOwnParts: 'known' },
  validateSearch: search,
  loaderDeps: ({ search: { page: asked = 1 } }) => ({ asked }),
  loader: async ({ context: { handle, pageData }, params: { id }, deps: { asked } }) => {
    if (!isPelotonId(id)) throw notFound();
    await page.preload(handle);
    const peloton = cameWith(pageData.take('getPeloton'), (came) => came.id === id);
    const donations = pageData.takeList('getPelotonDonations') ?? null;
    const isWhole =
      donations === null ? peloton?.displayDonations === false : donations.pagination.page === asked;
    if (peloton !== undefined && isWhole) return { peloton, donations, isLeader: false };
    const [{ loadDonors }, app] = await Promise.all([
      import('./-peloton/load-donors.ts'),
      handle.open(),
      page.arrival(),
    ]);
    return loadDonors(app, id, asked);
  },
  pendingComponent: Loading,
  component: Donors,
});
