import { createRouter } from '@tanstack/react-router';
import { routeTree } from '#src/routeTree.gen.ts';
import type { AppHandle } from './app-handle.ts';
import { NotFoundPage, RouteErrorPage } from './error-page.tsx';
import { LoadingPage } from './loading-page.tsx';

export type RouterContext = { handle: AppHandle };

export const createAppRouter = (handle: AppHandle) =>
  createRouter({
    routeTree,
    context: { handle },
    defaultErrorComponent: RouteErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: LoadingPage,
    defaultPreload: 'intent',
    // A loader starts its route's flow, so what was loaded ahead must load again on entering.
    defaultPreloadStaleTime: 0,
    // …and must have run before the page is shown: on the way back the flow of a remembered page is not there any more.
    defaultStaleReloadMode: 'blocking',
    scrollRestoration: true,
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
