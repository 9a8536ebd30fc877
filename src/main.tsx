import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import '#src/components/style/styles.css';
// Makes the only policy there may be, before any other script can.
import '#src/components/trusted/trusted.ts';
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
import { isChunkMissing, untilThere } from './components/lazy/until-there.ts';
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
      // What the app says is in the shell, which could no longer be had where the connection goes next.
      const [{ startApp }] = await Promise.all([
        import('./app/root-actor/start-app.ts'),
        import('./app/shell/shell.tsx'),
      ]);
      return startApp(router, touches);
    }),
    pageData: pageDataOfDocument(),
    // As it was rendered: a page that was kept for a visitor is taken over as a visitor's.
    hasSignedIn: isRendered ? signedIn !== undefined : hasSignedIn(),
    outside: outsideOfDocument(),
    camp: signedIn === 'whole' || signedIn === 'lower' ? signedIn : undefined,
  },
});

const { openSoon: open, current } = router.options.context.handle;

const isAwaited =
  hasSignedIn() || leftMessage() !== null || (import.meta.env.DEV && location.search.includes('inspect'));

// Somebody signed in before, another page left word for this one, or a person pressed something before this script was
// there to hear it. Else at the first sign of a person: by the time they have chosen where to go, the app is there to take
// them without loading the page anew.
if (isAwaited || navigator.userActivation?.hasBeenActive) open();
else onFirstSign(open);

// The swipe that opens the app is to open the drawer too. Heard on the way down: from a part that is not hydrated yet React lets a
// touch go no further.
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
  // What the server rendered is taken over as it stands, so its route has to be there first; told so, the router puts the
  // same boundaries around it as on the server.
  router.ssr = { manifest: undefined };
  let tries = 0;
  // Back before the router listens, which is when the page is mounted, leads to a page that nothing here could show yet.
  const address = () => location.pathname + location.search;
  const shown = address();
  addEventListener('popstate', () => {
    if (router.history.subscribers.size === 0 && address() !== shown) location.reload();
  });
  // Nothing of it goes because a script can't be had just now. Asked the first time, the router has nothing to forget.
  const load = async () => {
    tries += 1;
    // Asked for in vain for seven seconds.
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
