import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { DeferredPart, deferredPart } from '#src/app/hydration/deferred-part.tsx';
import { chunkMissing } from '#src/components/lazy/lazy-component.ts';

/*
 * Lazily loaded, because most visitors never see them. The app loads the first when it opens, so that it works without a connection.
 */
export const RouteErrorPage = lazyRouteComponent(() => import('./error-page.tsx'), 'RouteErrorPage');

const notFound = deferredPart(async () => (await import('./not-found-page.tsx')).NotFoundPage);

/** The server's HTML stays until the app opens. */
export const NotFoundPage = () => (
  <Suspense fallback={null}>
    <DeferredPart part={notFound} props={{}} />
  </Suspense>
);

export const preloadNotFound = notFound.bring;

/** Loads a page's component. A failed `preload` throws nothing but remains defined, so this function throws. */
export const bring = async (component?: Pick<AsyncRouteComponent<never>, 'preload'>): Promise<void> => {
  await component?.preload?.();
  if (component?.preload !== undefined) throw chunkMissing();
};
