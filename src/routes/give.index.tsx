import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { DeferredPart, deferredPart } from '#src/app/hydration/deferred-part.tsx';
import { DeferredSearchForm, preloadSearchForm } from '#src/app/hydration/deferred-search-form.tsx';
import { LoadingPage } from '#src/app/shell/loading-page.tsx';
import { loadGive } from '#src/features/donation/give/give.ts';

const page = deferredPart(async () => (await import('./-give/give-view.tsx')).GiveView);

const search = (
  <DeferredSearchForm
    path="/give/search"
    label="Who do you want to back?"
    hint="A person or a peloton, by name."
  />
);

const loadParts = async () => (await import('#src/app/live/load-event-parts.ts')).loadEventParts();

const Give = () => (
  <Suspense fallback={<LoadingPage />}>
    <DeferredPart part={page} props={{ ...Route.useLoaderData(), search, loadParts }} />
  </Suspense>
);

/** The start of giving, and the target of an empty search. */
export const Route = createFileRoute('/give/')({
  staticData: { isLight: true },
  loader: async ({ context: { handle, pageData } }) => {
    await Promise.all([page.preload(handle), preloadSearchForm(handle)]);
    return { came: pageData.take('getLeaderboards') ?? null, data: await loadGive(pageData) };
  },
  component: Give,
});
