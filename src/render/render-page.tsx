import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { type Answers, pageDataFrom } from '#src/api/page-data.ts';
import { NotFoundPage } from '#src/app/errors/lazy-error-pages.ts';
import { createAppRouter } from '#src/app/router/create-router.ts';
import { handle } from './no-app.ts';

export type PageRequest = {
  /** Path with query. */
  url: string;
  /** What the API would answer to the calls of the page's loader. */
  answers: Answers;
  /** Whether the browser remembers a sign-in. */
  hasSignedIn: boolean;
};

/** A light page as the browser would show it first; null for a page that needs the app, or answers that aren't there. */
export const renderPage = async ({
  url,
  answers,
  hasSignedIn,
}: PageRequest): Promise<{ html: string; status: number } | null> => {
  const router = createAppRouter({
    context: { handle, pageData: pageDataFrom(answers), hasSignedIn },
    history: createMemoryHistory({ initialEntries: [url] }),
  });
  if (!router.matchRoutes(router.latestLocation).some(({ staticData }) => staticData.isLight === true))
    return null;
  await router.load();
  await NotFoundPage.preload?.();
  const { matches } = router.state;
  // An address that is spelled otherwise than the router would (`/%61bout`) matches nothing: the browser puts it right.
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
