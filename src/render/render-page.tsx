import { createMemoryHistory, RouterProvider, type StaticDataRouteOption } from '@tanstack/react-router';
import { StrictMode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { safePath } from '#machines/auth/safe-path.ts';
import { type Answers, pageDataFrom } from '#src/api/page-data.ts';
import { preloadNotFound } from '#src/app/errors/lazy-error-pages.tsx';
import { type AppRouter, createAppRouter } from '#src/app/router/create-router.ts';
import type { OutsidePlaces } from '#src/features/shell/outside.ts';
import { handle } from './no-app.ts';

export type PageRequest = {
  /** Path with query. */
  url: string;
  /** The API's answers to the calls of the page's loader. */
  answers: Answers;
  /** The external sites in the menus. */
  outside: OutsidePlaces;
  /** Whether the browser remembers a sign-in. */
  hasSignedIn: boolean;
  /** The public id that the browser remembers; used only for the display. */
  reader: string | null;
  /** The space for the base camp of a reader who takes part in the current event, only for the display. */
  camp: 'whole' | 'lower' | undefined;
};

type Match = { staticData: StaticDataRouteOption; params: Partial<Record<string, string>> };

/** Whether the reader may see more of a page than a visitor. */
const isTheirs =
  ({ hasSignedIn, reader }: PageRequest) =>
  ({ staticData: { hasOwnParts }, params: { id } }: Match): boolean =>
    (hasOwnParts === 'known' && hasSignedIn) || (hasOwnParts === 'owner' && hasSignedIn && reader === id);

/**
 * The address on this site to which a loader redirects; the router leaves it to the server. The router's own redirects, to another spelling
 * of the same page, are ignored: the browser corrects such an address.
 */
const passedOnTo = ({ _serverResult: result }: AppRouter): string | null => {
  const redirect = result?.type === 'redirect' ? result.redirect : null;
  return redirect?.options.replace === true ? safePath(redirect.headers.get('location')) : null;
};

/** Or the address to which the page redirects. */
type Rendered = { html: string; status: number } | { location: string };

/** A server-rendered page as the browser first shows it; null for a page that needs the app, or for missing answers. */
export const renderPage = async (request: PageRequest): Promise<Rendered | null> => {
  const { url, answers, outside, hasSignedIn, camp } = request;
  const router = createAppRouter({
    context: {
      handle,
      pageData: pageDataFrom(answers),
      hasSignedIn,
      camp,
      outside,
    },
    history: createMemoryHistory({ initialEntries: [url] }),
  });
  const asked = router.matchRoutes(router.latestLocation);
  if (!asked.some(({ staticData }) => staticData.isLight === true) || asked.some(isTheirs(request)))
    return null;
  await router.load();
  const location = passedOnTo(router);
  if (location !== null) return { location };
  await preloadNotFound();
  const { matches } = router.state;
  // An address in another spelling than the router's (`/%61bout`) matches nothing: the browser corrects it.
  if (matches.length === 0 || matches.some(({ status }) => status === 'error')) return null;
  const html = renderToString(
    <StrictMode>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </StrictMode>,
  );
  return { html, status: matches.some(({ status }) => status === 'notFound') ? 404 : 200 };
};
