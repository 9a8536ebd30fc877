import { createRouter, type RouterHistory, stringifySearchWith } from '@tanstack/react-router';
import { NotFoundPage, RouteErrorPage } from '#src/app/errors/lazy-error-pages.tsx';
import { LoadingPage } from '#src/app/shell/loading-page.tsx';
import { routeTree } from '#src/routeTree.gen.ts';
import type { RouterContext } from './router-context.ts';
import { parseSearch } from './search-params.ts';

type RouterOptions = {
  context: RouterContext;
  /** The default is the browser's history. */
  history?: RouterHistory;
};

export const createAppRouter = (options: RouterOptions) => {
  const router = createRouter({
    routeTree,
    ...options,
    parseSearch,
    // Without a parser, it writes each text unchanged.
    stringifySearch: stringifySearchWith(JSON.stringify),
    defaultErrorComponent: RouteErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: LoadingPage,
    // A pointer over a link must not open the app or call the API: most visitors only read.
    defaultPreload: false,
    // A loader starts its route's flow, so a preloaded route must load again on entering.
    defaultPreloadStaleTime: 0,
    // …and before the page is shown: when a person goes back, the flow of a cached page has ended.
    defaultStaleReloadMode: 'blocking',
  });
  // The scroll machine decides where a page is shown from, and the browser before the app is open. Without this the router would go to the
  // top after each navigation, and on the server it would write a script into the page.
  if (options.history === undefined) router.update({ ...router.options, scrollRestoration: () => false });
  return router;
};

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
