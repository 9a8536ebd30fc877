import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { loadSearch } from '#src/features/search/search.ts';
import { readAsked } from '#src/features/search/search-address.ts';
import { SearchPage } from '#src/features/search/search-page.tsx';

const Search = () => {
  const { asked, outcome } = Route.useLoaderData();
  const router = useRouter();
  usePageTitle('Find someone to give to');
  return (
    <SearchPage
      path="/give/search"
      asked={asked}
      outcome={outcome}
      onRetry={() => void router.invalidate()}
    />
  );
};

/** Who can be given to, by name. Who looks for nothing is shown where to give. */
export const Route = createFileRoute('/give/search')({
  loaderDeps: ({ search }) => search,
  loader: async ({ location }) => {
    const asked = readAsked(location.searchStr);
    if (asked.text === '') throw redirect({ href: '/give', replace: true });
    return { asked, outcome: await loadSearch(asked) };
  },
  component: Search,
});
