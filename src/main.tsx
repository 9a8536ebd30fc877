import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import '#src/components/style/styles.css';
// Creates the only trusted-types policy, before any other script can.
import '#src/components/trusted/trusted.ts';
import { isChunkMissing, untilThere } from '#src/components/lazy/lazy-component.ts';
import { pageDataOfDocument } from './api/page-data.ts';
import { bring } from './app/errors/lazy-error-pages.tsx';
import { takeOver } from './app/hydration/take-over.ts';
import { createAppHandle } from './app/root-actor/app-handle.ts';
import { createAppRouter } from './app/router/create-router.ts';
import { hasSignedIn } from './app/session/session-marker.ts';
import { leftMessage } from './app/session/session-message.ts';
import { followTranslation } from './app/translation/translated-text.ts';
import { onFirstSign } from './components/lazy/first-sign.ts';
import { renewOnce } from './components/lazy/renew-once.ts';
import { outsideOfDocument } from './features/shell/outside.ts';

delete document.documentElement.dataset.opening;

followTranslation();

const root = document.getElementById('root');
if (root === null) throw new Error('No #root');

const isRendered = root.hasChildNodes();
const { signedIn } = root.dataset;

const touches: TouchEvent[] = [];

const router = createAppRouter({
  context: {
    handle: createAppHandle(async () => {
      // The app's messages are in the shell, which can't be loaded any more after the connection is lost.
      const [{ startApp }] = await Promise.all([
        import('./app/root-actor/start-app.ts'),
        import('./app/shell/shell.tsx'),
      ]);
      return startApp(router, touches);
    }),
    pageData: pageDataOfDocument(),
    // The page is hydrated as it was rendered: a page that was stored for a visitor is hydrated as a visitor's.
    hasSignedIn: isRendered ? signedIn !== undefined : hasSignedIn(),
    outside: outsideOfDocument(),
    camp: signedIn === 'whole' || signedIn === 'lower' ? signedIn : undefined,
  },
});

const { openSoon: open, current } = router.options.context.handle;

const isAwaited = hasSignedIn() || leftMessage() !== null;

// The app opens at once for an earlier sign-in, for a message of another page, or after a press before this script was
// loaded. Otherwise it opens at the first sign of a person, so that it is ready when they follow a link.
if (isAwaited || navigator.userActivation?.hasBeenActive) open();
else onFirstSign(open);

// The swipe that opens the app opens the drawer too. In the capture phase, because React stops a touch in a part that is not hydrated.
for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
  addEventListener(type, (event) => current() ?? touches.push(event), {
    passive: true,
    capture: true,
  });

const site = (
  <StrictMode>
    <Suspense>
      <RouterProvider router={router} />
    </Suspense>
  </StrictMode>
);

if (isRendered) {
  // Hydration needs the route of the server's HTML; with this flag the router renders the same boundaries as on the server.
  router.ssr = { manifest: undefined };
  let tries = 0;
  // Before the page is mounted, the router doesn't listen: Back leads to a page that nothing here can show.
  const address = () => location.pathname + location.search;
  const shown = address();
  addEventListener('popstate', () => {
    if (router.history.subscribers.size === 0 && address() !== shown) location.reload();
  });
  // The page stays when a script can't be loaded now. On its first load the router has nothing to discard.
  const load = async () => {
    tries += 1;
    // After failures for seven seconds.
    if (tries > 3) renewOnce(() => tries > 0);
    await router.invalidate();
    for (const { error, routeId } of router.state.matches) {
      if (isChunkMissing(error)) throw error;
      await bring(router.routesById[routeId].options.component);
    }
  };
  void untilThere(load).then(() => {
    tries = 0;
    takeOver(root, site, router, open);
  });
} else createRoot(root).render(site);
