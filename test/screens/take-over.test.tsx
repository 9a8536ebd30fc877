import { RouterProvider } from '@tanstack/react-router';
import { waitFor } from '@testing-library/react';
import { StrictMode, Suspense } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type PageData, pageDataFrom } from '#src/api/page-data.ts';
import { takeOver } from '#src/app/hydration/take-over.ts';
import { createAppRouter } from '#src/app/router/create-router.ts';
import { noPlaces } from '#src/features/shell/outside.ts';
import { handle } from '#src/render/no-app.ts';
import { renderPage } from '#src/render/render.ts';

const contentOf = (path: string) => ({
  path,
  title: path.slice(1),
  description: '',
  picture: 'hill',
  isDraft: false,
  html: `<h1>${path.slice(1)}</h1>`,
});

/** The page's HTML, made where there is no document. */
const renderedOnServer = async (path: string): Promise<string> => {
  vi.stubGlobal('document', undefined);
  vi.stubEnv('SSR', true);
  const rendered = await renderPage({
    url: path,
    answers: { getContentPage: contentOf(path) },
    outside: noPlaces,
    hasSignedIn: false,
    reader: null,
    camp: undefined,
  });
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  return rendered !== null && 'html' in rendered ? rendered.html : '';
};

/** A page that came with its document, and the next answer for a page, which is there at once. */
const openContent = async (first: string, next: ReturnType<typeof contentOf>) => {
  const root = document.createElement('div');
  root.innerHTML = await renderedOnServer(first);
  document.body.append(root);
  window.history.replaceState(null, '', first);
  const came = [contentOf(first), next].map((getContentPage) => pageDataFrom({ getContentPage }));
  const pageData: PageData = { ...pageDataFrom({}), take: (id) => came.shift()?.take(id) };
  const router = createAppRouter({ context: { handle, pageData, hasSignedIn: false } });
  onTestFinished(() => {
    router.history.destroy();
    root.remove();
  });
  router.ssr = { manifest: undefined };
  await router.invalidate();
  const listens = new Promise<void>((resolve) => {
    const { subscribe } = router.history;
    router.history.subscribe = (tell) => {
      resolve();
      return subscribe(tell);
    };
  });
  const site = (
    <StrictMode>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </StrictMode>
  );
  return {
    router,
    heading: () => root.querySelector('h1')?.textContent,
    /** Resolves as soon as the router listens, with the content still as it came. */
    take: () => {
      takeOver(root, site, router, () => undefined);
      return listens;
    },
  };
};

test('a change of page before the content is hydrated shows the new page', async () => {
  const { router, heading, take } = await openContent('/about', contentOf('/contact'));
  expect(heading()).toBe('about');
  await take();
  await router.navigate({ href: '/contact' });
  await waitFor(() => expect(heading()).toBe('contact'));
});

test('a page that reloads its data before hydration shows the new data', async () => {
  const renewed = { ...contentOf('/about'), html: '<h1>About us</h1>' };
  const { router, heading, take } = await openContent('/about', renewed);
  await take();
  await router.invalidate();
  await waitFor(() => expect(heading()).toBe('About us'));
});
