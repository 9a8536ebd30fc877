import { createFileRoute, notFound } from '@tanstack/react-router';
import { Suspense } from 'react';
import { cameWith } from '#src/app/entities/came-with.ts';
import { DeferredPart, deferredPart } from '#src/app/hydration/deferred-part.tsx';
import { oneOf, pageNumber, searchParams } from '#src/app/router/search-params.ts';
import { LoadingPage } from '#src/app/shell/loading-page.tsx';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { ListSkeleton } from '#src/components/skeleton/list-skeleton.tsx';
import { isPelotonId } from '#src/features/peloton/peloton-id.ts';

const page = deferredPart(async () => (await import('./-peloton/members-view.tsx')).MembersView);

const Members = () => {
  const { peloton, members } = Route.useLoaderData();
  const given = Route.useSearch();
  usePageTitle(members === null ? 'The captain’s desk' : `Who rides with ${peloton.name}`);
  return (
    <Suspense fallback={<LoadingPage />}>
      <DeferredPart part={page} props={{ peloton, members, query: queryOf(given), tab: given.tab }} />
    </Suspense>
  );
};

const Loading = () => {
  usePageTitle('Loading');
  return <ListSkeleton title="Loading the members" />;
};

const textParameter = (given: unknown): string | undefined =>
  typeof given === 'string' ? [...given].slice(0, 100).join('') : undefined;

/** All parameters but `page` are for the desk of captain and admins. */
const search = searchParams({
  tab: oneOf(['members', 'progress', 'invite', 'e-mail', 'logbook']),
  page: pageNumber,
  sort: oneOf(['name', 'joined', 'committed', 'raised', 'missing']),
  direction: oneOf(['asc', 'desc']),
  search: textParameter,
  show: oneOf(['all', 'missing', 'surplus']),
  log: pageNumber,
});

const queryOf = (given: ReturnType<typeof search>) => ({
  page: given.page ?? 1,
  sort: given.sort ?? 'name',
  direction: given.direction ?? null,
  search: given.search ?? '',
  show: given.show ?? 'all',
  log: given.log ?? 1,
});

/** Another view of the desk, or another page of a list, keeps a started e-mail. */
const pagesBy = ['tab', 'page', 'sort', 'direction', 'search', 'show', 'log'];

/** A peloton's members; for captain and admins their desk. */
export const Route = createFileRoute('/peloton/$id/members')({
  staticData: { isLight: true, isStored: false, hasOwnParts: 'known', flow: 'member-desk', pagesBy },
  validateSearch: search,
  loaderDeps: ({ search: { page: asked = 1 } }) => ({ asked }),
  // Another view of the desk opens at once, also offline.
  shouldReload: ({ cause }) => cause === 'enter',
  loader: async ({ context, preload, params: { id }, deps: { asked }, location }) => {
    const { handle, pageData } = context;
    if (!isPelotonId(id)) throw notFound();
    await page.preload(handle);
    const peloton = cameWith(pageData.take('getPeloton'), (came) => came.id === id);
    const members = pageData.takeList('getPelotonMembers') ?? null;
    if (peloton !== undefined && members?.pagination.page === asked) return { peloton, members };
    const [{ loadMembers }, app] = await Promise.all([
      import('./-peloton/load-members.ts'),
      handle.open(),
      page.arrival(),
    ]);
    return loadMembers(app, { context, preload }, id, { ...queryOf(search(location.search)), page: asked });
  },
  pendingComponent: Loading,
  component: Members,
});
