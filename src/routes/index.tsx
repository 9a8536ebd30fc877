import { createFileRoute, useRouter } from '@tanstack/react-router';
import { Suspense, useSyncExternalStore } from 'react';
import { DeferredPart, deferredPart } from '#src/app/hydration/deferred-part.tsx';
import { loadContentPage, readContentSearch } from '#src/app/router/load-content-page.ts';
import { hasSignedIn } from '#src/app/session/session-marker.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { ContentView } from '#src/features/content/content-view.tsx';

const camp = deferredPart(async () => (await import('./-home/home-camp.tsx')).HomeCamp);

const never = () => () => undefined;

/** Base camp, for a person with an earlier sign-in; a visitor loads nothing of it. */
const CampPlace = () => {
  const { hasSignedIn: wasKnown } = useRouter().options.context;
  return useSyncExternalStore(never, hasSignedIn, () => wasKnown) ? (
    <Suspense fallback={null}>
      <DeferredPart part={camp} props={{}} />
    </Suspense>
  ) : null;
};

const Home = () => {
  const page = Route.useLoaderData();
  usePageTitle(page.title);
  return <ContentView page={page} before={<CampPlace />} />;
};

export const Route = createFileRoute('/')({
  staticData: { isLight: true },
  validateSearch: readContentSearch,
  loaderDeps: ({ search: { drafts } }) => ({ drafts }),
  loader: async ({ context, deps: { drafts }, location }) => {
    const [page] = await Promise.all([
      loadContentPage({ context, drafts, location }),
      // The page doesn't wait for a script that can't be loaded.
      context.hasSignedIn || hasSignedIn() ? camp.preload(context.handle).catch(() => undefined) : null,
    ]);
    return page;
  },
  component: Home,
});
