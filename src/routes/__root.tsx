import { createRootRouteWithContext, Outlet, redirect, useMatches } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ReportProblem } from '#src/app/problem-report/report-problem.tsx';
import { useOpenedApp } from '#src/app/root-actor/use-opened-app.ts';
import { needsOwnDocument } from '#src/app/router/own-document.ts';
import type { RouterContext } from '#src/app/router/router-context.ts';
import { HeaderAccount } from '#src/app/session/header-account.tsx';
import { DrawerButton } from '#src/app/shell/drawer-button.tsx';
import { lazyComponent } from '#src/components/lazy/lazy-component.ts';
import { noPlaces, OutsideContext } from '#src/features/shell/outside.ts';
import { SiteFrame } from '#src/features/shell/site-frame.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** A server-rendered page in the visitor's view, which doesn't wait for the root actor. */
    isLight?: boolean;
    /**
     * The page has parts for the person in the address, or for anybody signed in. The server leaves such a page to the app for these
     * people, so that nothing moves when the parts load.
     */
    hasOwnParts?: 'owner' | 'known';
    /** False if a server-rendered page is not stored for offline reading. */
    isStored?: boolean;
    hasFooter?: boolean;
  }
}

const Shell = lazyComponent(async () => (await import('#src/app/shell/shell.tsx')).Shell);

const Root = () => {
  const app = useOpenedApp();
  const { outside = noPlaces } = Route.useRouteContext();
  const hasFooter = useMatches({
    select: (matches) => matches.every(({ staticData }) => staticData.hasFooter !== false),
  });
  return (
    <OutsideContext value={outside}>
      <SiteFrame
        account={<HeaderAccount />}
        menu={<DrawerButton />}
        hasFooter={hasFooter}
        report={<ReportProblem />}
      >
        <Outlet />
      </SiteFrame>
      {/* After the page, so that the skip link remains the first link. */}
      {app === null ? null : (
        <Suspense fallback={null}>
          <Shell app={app} />
        </Suspense>
      )}
    </OutsideContext>
  );
};

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context: { handle }, location, matches }) => {
    if (needsOwnDocument(location.pathname)) throw redirect({ href: location.href, reloadDocument: true });
    // A server-rendered page doesn't wait for the app; it reads `useOpenedApp`.
    if (matches.every(({ staticData }) => staticData.isLight !== true)) await handle.open();
  },
  component: Root,
});
