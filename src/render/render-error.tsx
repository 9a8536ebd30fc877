import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageDataFrom } from '#src/api/page-data.ts';
import { errorMessage, errorTitle } from '#src/app/errors/error-messages.ts';
import { ErrorPage } from '#src/app/errors/error-page.tsx';
import { NotFoundPage } from '#src/app/errors/not-found-page.tsx';
import { createAppRouter } from '#src/app/router/create-router.ts';
import { HeaderAccount } from '#src/app/session/header-account.tsx';
import { DrawerButton } from '#src/app/shell/drawer-button.tsx';
import { OutsideContext, type OutsidePlaces } from '#src/features/shell/outside.ts';
import { SiteFrame } from '#src/features/shell/site-frame.tsx';
import { handle } from './no-app.ts';

/** The error page for an address without a page, or with one that fails: static HTML without any script. */
export const renderError = async ({
  status,
  hasSignedIn,
  outside,
}: {
  status: number;
  hasSignedIn: boolean;
  outside: OutsidePlaces;
}): Promise<{ title: string; html: string }> => {
  const router = createAppRouter({
    context: { handle, pageData: pageDataFrom({}), hasSignedIn },
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <OutsideContext value={outside}>
        <SiteFrame account={<HeaderAccount />} menu={<DrawerButton />} hasFooter>
          {status === 404 ? <NotFoundPage /> : <ErrorPage statusCode={status} />}
        </SiteFrame>
      </OutsideContext>
    </RouterContextProvider>,
  );
  return { title: errorTitle(status, errorMessage(status)), html };
};
