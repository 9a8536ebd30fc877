import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { cameWith } from '#src/app/entities/came-with.ts';
import { DeferredPart, deferredPart } from '#src/app/hydration/deferred-part.tsx';
import { LoadingPage } from '#src/app/shell/loading-page.tsx';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';

const page = deferredPart(async () => (await import('#src/features/valley/cue-card-page.tsx')).CueCardPage);

const CueCard = () => {
  usePageTitle('Cue card');
  return (
    <Suspense fallback={<LoadingPage />}>
      <DeferredPart part={page} props={{ card: Route.useLoaderData() }} />
    </Suspense>
  );
};

/** A route's cue card, for printing and for reading on the road. */
export const Route = createFileRoute('/cue-card/$id')({
  staticData: { isLight: true },
  loader: async ({ context: { handle, pageData }, params: { id } }) => {
    await page.preload(handle);
    const came = cameWith(pageData.take('getRouteCues'), ({ route }) => route.id === id);
    return came ?? (await import('./-cue-card/load-cue-card.ts')).loadCueCard(id);
  },
  component: CueCard,
});
