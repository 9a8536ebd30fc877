import { createRouter, type RouterHistory, stringifySearchWith } from '@tanstack/react-router';
import { NotFoundPage, RouteErrorPage } from '#src/app/errors/lazy-error-pages.tsx';
import { LoadingPage } from '#src/app/shell/loading-page.tsx';
import { routeTree } from '#src/routeTree.gen.ts';
import type { RouterContext } from './router-context.ts';
import { parseSearch } from './search-params.ts';

type RouterOptions = {
  context: RouterContext;
  /** The browser's own when left out. */
  history?: RouterHistory;
};

export const createAppRouter = (options: RouterOptions) => {
  const router = createRouter({
    routeTree,
    ...options,
    parseSearch,
    // Without a parser to ask, it writes a text as it is.
    stringifySearch: stringifySearchWith(JSON.stringify),
    defaultErrorComponent: RouteErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: LoadingPage,
    defaultPreload: 'intent',
    // A loader starts its route's flow, so what was loaded ahead must load again on entering.
    defaultPreloadStaleTime: 0,
    // …and must have run before the page is shown: on the way back the flow of a remembered page is not there any more.
    defaultStaleReloadMode: 'blocking',
  });
  // Where a page is shown from is the scroll machine's business, and the browser's as long as the app isn't open: without
  // this the router would go to the top whenever a page is there. On the server it would write a script into the page.
  if (options.history === undefined) router.update({ ...router.options, scrollRestoration: () => false });
  return router;
};

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
