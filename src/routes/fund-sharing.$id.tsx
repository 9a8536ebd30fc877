import { createFileRoute, notFound } from '@tanstack/react-router';
import { Suspense } from 'react';
import { cameWith } from '#src/app/entities/came-with.ts';
import { DeferredPart, deferredPart } from '#src/app/hydration/deferred-part.tsx';
import { oneOf, pageNumber, searchParams } from '#src/app/router/search-params.ts';
import { LoadingPage } from '#src/app/shell/loading-page.tsx';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { ListSkeleton } from '#src/components/skeleton/list-skeleton.tsx';
import { isPelotonId } from '#src/features/peloton/peloton-id.ts';

const page = deferredPart(async () => (await import('./-fund-sharing/fund-view.tsx')).FundView);

const FundSharing = () => (
  <Suspense fallback={<LoadingPage />}>
    <DeferredPart part={page} props={{ shown: Route.useLoaderData(), tab: Route.useSearch().tab }} />
  </Suspense>
);

const Loading = () => {
  usePageTitle('Loading');
  return <ListSkeleton title="Loading the fund" />;
};

const search = searchParams({
  page: pageNumber,
  history: pageNumber,
  from: oneOf(['self']),
  tab: oneOf(['ask', 'history', 'forecast']),
});

/** The page where members share raised money. A visitor gets a server-rendered page about who shares a fund. */
export const Route = createFileRoute('/fund-sharing/$id')({
  staticData: {
    isLight: true,
    isStored: false,
    hasOwnParts: 'known',
    flow: 'fund-sharing',
    pagesBy: ['page', 'history', 'tab'],
  },
  validateSearch: search,
  loaderDeps: ({ search: { page: asked = 1, history = 1, from } }) => ({
    query: { page: asked, history },
    from,
  }),
  // Another view opens at once, also offline.
  shouldReload: ({ cause }) => cause === 'enter',
  loader: async ({ context, preload, params: { id }, deps: { query, from }, location }) => {
    const { handle, pageData, hasSignedIn } = context;
    if (!isPelotonId(id)) throw notFound();
    await page.preload(handle);
    const peloton = cameWith(pageData.take('getPeloton'), (came) => came.id === id);
    if (peloton !== undefined && !hasSignedIn) return { to: 'visitor' as const, peloton };
    const [{ loadFund }, app] = await Promise.all([
      import('./-fund-sharing/load-fund.ts'),
      handle.open(),
      page.arrival(),
    ]);
    return loadFund(app, { context, preload }, { id, from, query, address: location.href });
  },
  pendingComponent: Loading,
  component: FundSharing,
});
