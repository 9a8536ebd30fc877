import { createRouter, type RouterHistory, stringifySearchWith } from '@tanstack/react-router';
import type { PageData } from '#src/api/page-data.ts';
import { NotFoundPage, RouteErrorPage } from '#src/app/errors/lazy-error-pages.tsx';
import type { AppHandle } from '#src/app/root-actor/app-handle.ts';
import { LoadingPage } from '#src/app/shell/loading-page.tsx';
import type { OutsidePlaces } from '#src/features/shell/outside.ts';
import { routeTree } from '#src/routeTree.gen.ts';
import { parseSearch } from './search-params.ts';

export type RouterContext = {
  handle: AppHandle;
  /** What came with the page. */
  pageData: PageData;
  /** Whether this browser remembers a sign-in, as the server saw it when it rendered the page. */
  hasSignedIn: boolean;
  /** Which room the server left for the base camp: that of somebody who takes part, or only volunteers, or of others; left out where it left none. */
  camp?: 'whole' | 'lower' | 'slim' | undefined;
  /** Sites of others that the menus lead to; none where it is left out. */
  outside?: OutsidePlaces;
};

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
