import { createFileRoute, useRouter } from '@tanstack/react-router';
import { loadResults } from '#src/app/router/load-results.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { SearchPage } from '#src/features/search/search-page.tsx';

const Search = () => {
  const { asked, outcome } = Route.useLoaderData();
  const router = useRouter();
  usePageTitle('Search');
  return (
    <SearchPage path="/search" asked={asked} outcome={outcome} onRetry={() => void router.invalidate()} />
  );
};

/** Who takes part, by name. Who looks for nothing is shown where to give. */
export const Route = createFileRoute('/search')({
  loaderDeps: ({ search }) => search,
  loader: ({ location }) => loadResults(location),
  // However long a search takes, the field that it is typed into stays.
  pendingMs: Number.POSITIVE_INFINITY,
  component: Search,
});
