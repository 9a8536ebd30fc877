import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { AppActor } from '#src/app/actors.ts';
import type { RouterContext } from '#src/app/create-router.ts';
import { useOpenedApp } from '#src/app/opened-app.ts';

const Shell = lazy(async () => ({ default: (await import('#src/app/shell.tsx')).Shell }));

/** Pages that everybody sees first and that run no flow: they don't wait for the root actor. */
const lightPaths: readonly string[] = ['/', '/donate'];

const Root = () => {
  const app = useOpenedApp();
  return (
    <>
      {app === null ? null : (
        <Suspense fallback={null}>
          <Shell app={app} />
        </Suspense>
      )}
      <Outlet />
    </>
  );
};

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context: { handle }, location }): Promise<{ app: AppActor }> => {
    // A light page has no business with the app; what it wants to know it asks by `useOpenedApp`.
    if (lightPaths.includes(location.pathname)) return { app: handle.current() as AppActor };
    return { app: await handle.open() };
  },
  component: Root,
});
