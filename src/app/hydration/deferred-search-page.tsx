import { useRouter } from '@tanstack/react-router';
import { type ComponentProps, Suspense } from 'react';
import type { AppHandle } from '#src/app/root-actor/system-actors.ts';
import { LoadingPage } from '#src/app/shell/loading-page.tsx';
import { DeferredPart, deferredPart } from './deferred-part.tsx';
import type { SearchView } from './search-view.tsx';

const part = deferredPart(async () => (await import('./search-view.tsx')).SearchView);

export const preloadSearchPage = (handle: AppHandle) => part.preload(handle);

/** The results of a search by name. */
export const DeferredSearchPage = (props: Omit<ComponentProps<typeof SearchView>, 'onRetry'>) => {
  const router = useRouter();
  return (
    <Suspense fallback={<LoadingPage />}>
      <DeferredPart part={part} props={{ ...props, onRetry: () => void router.invalidate() }} />
    </Suspense>
  );
};
