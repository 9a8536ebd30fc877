import { createFileRoute } from '@tanstack/react-router';
import { DeferredSearchPage, preloadSearchPage } from '#src/app/hydration/deferred-search-page.tsx';
import { loadResults } from '#src/app/router/load-results.ts';
import { anyText, oneOf, pageNumber, searchParams } from '#src/app/router/search-params.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';

const Search = () => {
  const { asked, outcome } = Route.useLoaderData();
  usePageTitle('Find someone to give to');
  return <DeferredSearchPage path="/give/search" asked={asked} outcome={outcome} />;
};

const search = searchParams({ query: anyText, type: oneOf(['Peloton']), page: pageNumber });

/** A search for recipients by name. An empty search leads to `/give`. */
export const Route = createFileRoute('/give/search')({
  validateSearch: search,
  staticData: { isLight: true, isStored: false },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { handle, pageData }, location }) => {
    await preloadSearchPage(handle);
    return loadResults(pageData, location);
  },
  // The search field stays while the results load.
  pendingMs: Number.POSITIVE_INFINITY,
  component: Search,
});
