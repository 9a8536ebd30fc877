import { createRootRouteWithContext, Outlet, redirect, useMatches } from '@tanstack/react-router';
import { Suspense } from 'react';
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
    /** The server renders it as a visitor sees it: it doesn't wait for the root actor. */
    isLight?: boolean;
    /**
     * Who sees parts of the page that a visitor doesn't: the person whom the address names, or anybody who is signed in. The server
     * leaves their page to the app, so that nothing moves when these parts come.
     */
    hasOwnParts?: 'owner' | 'known';
    /** False where a light page is not stored for reading without a connection. */
    isStored?: boolean;
    /** False where the page hides the footer. */
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
      <SiteFrame account={<HeaderAccount />} menu={<DrawerButton />} hasFooter={hasFooter}>
        <Outlet />
      </SiteFrame>
      {/* Behind the page, so that the link that skips to the content stays the first of all. */}
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
    // A light page has no business with the app; what it wants to know it asks by `useOpenedApp`.
    if (matches.every(({ staticData }) => staticData.isLight !== true)) await handle.open();
  },
  component: Root,
});
