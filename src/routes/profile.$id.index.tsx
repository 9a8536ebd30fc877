import { createFileRoute, notFound } from '@tanstack/react-router';
import { Suspense } from 'react';
import { cameWith } from '#src/app/entities/came-with.ts';
import { DeferredPart, deferredPart } from '#src/app/hydration/deferred-part.tsx';
import { pageNumber, searchParams } from '#src/app/router/search-params.ts';
import { LoadingPage } from '#src/app/shell/loading-page.tsx';
import { isPublicId } from '#src/features/profile/public-id.ts';

const page = deferredPart(async () => (await import('./-profile/profile-view.tsx')).ProfileView);

const nothing = { came: null, participation: null, history: null, donations: null, peloton: null };

const ProfileRoute = () => (
  <Suspense fallback={<LoadingPage />}>
    <DeferredPart part={page} props={{ id: Route.useParams().id, ...Route.useLoaderData() }} />
  </Suspense>
);

const search = searchParams({ page: pageNumber });

/** A profile, server-rendered for visitors; the person's own parts load when the app is open. */
export const Route = createFileRoute('/profile/$id/')({
  staticData: { isLight: true, isStored: false, hasOwnParts: 'owner' },
  validateSearch: search,
  loaderDeps: ({ search: { page: asked = 1 } }) => ({ asked }),
  loader: async ({ context: { handle, pageData }, preload, cause, params: { id }, deps: { asked } }) => {
    if (!isPublicId(id)) throw notFound();
    await page.preload(handle);
    const person = cameWith(pageData.take('getUser'), ({ publicId }) => publicId === id);
    if (person !== undefined) {
      return {
        came: { data: person, since: pageData.since },
        participation: pageData.take('getUserParticipation') ?? null,
        history: pageData.take('getUserHistory') ?? null,
        donations: pageData.takeList('getUserDonations') ?? null,
        peloton: pageData.take('getPeloton') ?? null,
      };
    }
    // The app keeps one viewed person: a preload must not replace the shown one.
    if (preload) return nothing;
    const [{ showProfile }, app] = await Promise.all([
      import('./-profile/enter-profile.ts'),
      handle.open(),
      page.arrival(),
    ]);
    return { ...nothing, ...(await showProfile(app, { id, page: asked, isShown: cause === 'stay' })) };
  },
  component: ProfileRoute,
});
