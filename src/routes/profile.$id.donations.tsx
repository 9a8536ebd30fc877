import { createFileRoute, notFound } from '@tanstack/react-router';
import { Suspense } from 'react';
import { cameWith } from '#src/app/entities/came-with.ts';
import { DeferredPart, deferredPart } from '#src/app/hydration/deferred-part.tsx';
import { pageNumber, searchParams } from '#src/app/router/search-params.ts';
import { LoadingPage } from '#src/app/shell/loading-page.tsx';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { ListSkeleton } from '#src/components/skeleton/list-skeleton.tsx';
import { isPublicId } from '#src/features/profile/public-id.ts';

const page = deferredPart(async () => (await import('./-profile/donors-view.tsx')).DonorsView);

const Donors = () => (
  <Suspense fallback={<LoadingPage />}>
    <DeferredPart part={page} props={Route.useLoaderData()} />
  </Suspense>
);

const Loading = () => {
  usePageTitle('Loading');
  return <ListSkeleton title="Loading the gifts" />;
};

const search = searchParams({ page: pageNumber });

/** The donations to a person, as far as the person and the donors make them visible. */
export const Route = createFileRoute('/profile/$id/donations')({
  staticData: { isLight: true, isStored: false, hasOwnParts: 'known' },
  validateSearch: search,
  loaderDeps: ({ search: { page: asked = 1 } }) => ({ asked }),
  loader: async ({ context: { handle, pageData }, params: { id }, deps: { asked } }) => {
    if (!isPublicId(id)) throw notFound();
    await page.preload(handle);
    const profile = cameWith(pageData.take('getUser'), (came) => came.publicId === id);
    const donations = pageData.takeList('getUserDonations') ?? null;
    const isWhole =
      donations === null ? profile?.isDonorListVisible === false : donations.pagination.page === asked;
    if (profile !== undefined && isWhole) return { profile, donations, isOwn: false };
    const [{ loadDonors }, app] = await Promise.all([
      import('./-profile/load-donors.ts'),
      handle.open(),
      page.arrival(),
    ]);
    return loadDonors(app, id, asked);
  },
  pendingComponent: Loading,
  component: Donors,
});
