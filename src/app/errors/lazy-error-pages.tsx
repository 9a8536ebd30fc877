import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { DeferredPart, deferredPart } from '#src/app/hydration/deferred-part.tsx';
import { chunkMissing } from '#src/components/lazy/until-there.ts';

/*
 * Most visitors never see them. The app brings the first along as soon as it opens, so that it is there when nothing can be
 * loaded any more.
 */
export const RouteErrorPage = lazyRouteComponent(() => import('./error-page.tsx'), 'RouteErrorPage');

const notFound = deferredPart(async () => (await import('./not-found-page.tsx')).NotFoundPage);

/** What the server rendered stands as it is until the app opens. */
export const NotFoundPage = () => (
  <Suspense fallback={null}>
    <DeferredPart part={notFound} props={{}} />
  </Suspense>
);

export const preloadNotFound = notFound.bring;

/** Loads a page's component, which keeps to itself that it could not be had: then it can still be loaded. */
export const bring = async (component?: Pick<AsyncRouteComponent<never>, 'preload'>): Promise<void> => {
  await component?.preload?.();
  if (component?.preload !== undefined) throw chunkMissing();
};
