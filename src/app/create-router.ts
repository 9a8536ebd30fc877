import { createRouter } from '@tanstack/react-router';
import { routeTree } from '#src/routeTree.gen.ts';
import type { AppActor } from './actors.ts';
import { NotFoundPage, RouteErrorPage } from './error-page.tsx';

export type RouterContext = { app: AppActor };

/** The app comes later than the router, because one of its ports navigates. */
export const createAppRouter = () =>
  createRouter({
    routeTree,
    context: { app: undefined as unknown as AppActor },
    defaultErrorComponent: RouteErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultPreload: 'intent',
    // A loader starts its route's flow, so what was loaded ahead must load again on entering.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
