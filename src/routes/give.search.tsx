import { createFileRoute } from '@tanstack/react-router';
import { DeferredSearchPage, preloadSearchPage } from '#src/app/hydration/deferred-search-page.tsx';
import { loadResults } from '#src/app/router/load-results.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';

const Search = () => {
  const { asked, outcome } = Route.useLoaderData();
  usePageTitle('Find someone to give to');
  return <DeferredSearchPage path="/give/search" asked={asked} outcome={outcome} />;
};

/** Who can be given to, by name. Who looks for nothing is shown where to give. */
export const Route = createFileRoute('/give/search')({
  staticData: { isLight: true, isStored: false },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { handle, pageData }, location }) => {
    await preloadSearchPage(handle);
    return loadResults(pageData, location);
  },
  // However long a search takes, the field that it is typed into stays.
  pendingMs: Number.POSITIVE_INFINITY,
  component: Search,
});
