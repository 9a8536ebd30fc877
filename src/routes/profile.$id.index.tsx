import { createFileRoute, notFound } from '@tanstack/react-router';
import { Suspense } from 'react';
import { cameWith } from '#src/app/entities/came-with.ts';
import { DeferredPart, deferredPart } from '#src/app/hydration/deferred-part.tsx';
import { LoadingPage } from '#src/app/shell/loading-page.tsx';
import { isPublicId } from '#src/features/profile/public-id.ts';

const page = deferredPart(async () => (await import('./-profile/profile-view.tsx')).ProfileView);

const ProfileRoute = () => (
  <Suspense fallback={<LoadingPage />}>
    <DeferredPart part={page} props={{ id: Route.useParams().id, ...Route.useLoaderData() }} />
  </Suspense>
);

/** A person, as the server rendered them for a visitor; what only they see comes when the app is open. */
export const Route = createFileRoute('/profile/$id/')({
  // A constant here would bring the page's own part along.
  staticData: { flow: 'story', isLight: true, isStored: false, hasOwnParts: 'owner' },
  loader: async ({ context: { handle, pageData }, preload, params: { id } }) => {
    if (!isPublicId(id)) throw notFound();
    await page.preload(handle);
    const person = cameWith(pageData.take('getUser'), ({ publicId }) => publicId === id);
    if (person !== undefined) {
      const donations = pageData.takeList('getUserDonations') ?? null;
      return { came: { data: person, since: pageData.since }, donations };
    }
    // The app keeps one viewed person: whom a pointer only rests on must not take the place of the one who is shown.
    if (preload) return { came: null, donations: null };
    const [{ enterProfile }, app] = await Promise.all([
      import('./-profile/enter-profile.ts'),
      handle.open(),
      page.arrival(),
    ]);
    return { came: null, ...enterProfile(app, id) };
  },
  component: ProfileRoute,
});
