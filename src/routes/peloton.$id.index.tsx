import { createFileRoute, notFound } from '@tanstack/react-router';
import { Suspense } from 'react';
import { cameWith } from '#src/app/entities/came-with.ts';
import { DeferredPart, deferredPart } from '#src/app/hydration/deferred-part.tsx';
import { oneOf, searchParams } from '#src/app/router/search-params.ts';
import { LoadingPage } from '#src/app/shell/loading-page.tsx';
import { isPelotonId } from '#src/features/peloton/peloton-id.ts';

const page = deferredPart(async () => (await import('./-peloton/peloton-view.tsx')).PelotonView);

const PelotonRoute = () => (
  <Suspense fallback={<LoadingPage />}>
    <DeferredPart
      part={page}
      props={{
        id: Route.useParams().id,
        ...Route.useLoaderData(),
        isJoining: Route.useSearch().join === 'yes',
      }}
    />
  </Suspense>
);

const nothing = { came: null, roster: null, family: null, donations: null };

/** A peloton's page, server-rendered for visitors; the parts for captain and admins load when the app is open. */
export const Route = createFileRoute('/peloton/$id/')({
  staticData: { isLight: true, isStored: false },
  validateSearch: searchParams({ join: oneOf(['yes']) }),
  loader: async ({ context: { handle, pageData }, preload, params: { id }, location }) => {
    if (!isPelotonId(id)) throw notFound();
    // A press on Join before hydration, or a link to the panel, opens the app at once.
    if (!import.meta.env.SSR && !preload && 'join' in location.search && location.search.join === 'yes')
      handle.openSoon();
    await page.preload(handle);
    const data = cameWith(pageData.take('getPeloton'), (came) => came.id === id);
    if (data !== undefined) {
      return {
        came: { data, since: pageData.since },
        roster: pageData.take('getPelotonRoster') ?? null,
        family: pageData.takeList('getPelotonFamily') ?? null,
        donations: pageData.takeList('getPelotonDonations') ?? null,
      };
    }
    // A preload must not change the shown peloton.
    if (preload) return nothing;
    const [{ enterPeloton }, app] = await Promise.all([
      import('./-peloton/enter-peloton.ts'),
      handle.open(),
      page.arrival(),
    ]);
    return { ...nothing, ...enterPeloton(app, id) };
  },
  component: PelotonRoute,
});
