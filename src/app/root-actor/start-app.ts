import { preloadNotFound, RouteErrorPage } from '#src/app/errors/lazy-error-pages.tsx';
import { keepPageWithoutConnection } from '#src/app/offline/connection.ts';
import { keepPages } from '#src/app/offline/keep-pages.ts';
import { watchConnection } from '#src/app/offline/watch-connection.ts';
import { startRecording } from '#src/app/problem-report/tab-recorder.ts';
import type { AppRouter } from '#src/app/router/create-router.ts';
import { watchLinks } from '#src/app/router/watch-links.ts';
import { watchRouter } from '#src/app/router/watch-router.ts';
import { endWithSession } from '#src/app/session/end-with-session.ts';
import { guardReturn } from '#src/app/session/guard-return.ts';
import { hasSignedIn } from '#src/app/session/session-marker.ts';
import { followEarlySwipe } from '#src/app/shell/early-swipe.ts';
import { watchScreen } from '#src/app/shell/watch-screen.ts';
import { trackSteps } from '#src/app/tracking/track-steps.ts';
import { trackViews } from '#src/app/tracking/track-views.ts';
import { onFirstSign } from '#src/components/lazy/first-sign.ts';
import { authLogic } from '#src/features/auth/auth.actors.ts';
import { addressAfter } from '#src/features/auth/kept-address.ts';
import { endedBecause } from '#src/features/auth/logout-messages.ts';
import { openTracking } from '#src/features/shell/tracking/tracking.ts';
import { createApp, showSessionMessage } from './create-app.ts';
import { type AppActor, systemActor } from './system-actors.ts';

/**
 * Starts the root actor with its real ports and connects it to the router. From now on links are handled in the app.
 * @param touches the touch events before the app was open
 */
export const startApp = async (router: AppRouter, touches: readonly TouchEvent[]): Promise<AppActor> => {
  startRecording();
  const tracking = openTracking();
  const app = createApp({
    auth: authLogic,
    tracking,
    goTo: async ({ href, isShallow, steps }) => {
      // A navigation back keeps its place on that page.
      if (steps !== undefined) return router.history.go(steps);
      await router.navigate({ href, replace: isShallow });
      scrollTo({ top: 0, behavior: 'instant' });
    },
  });
  watchRouter(router, app);
  // A page painted before the fonts were loaded keeps its fallbacks, so that nothing moves. The next page uses the fonts.
  router.subscribe('onBeforeRouteMount', () => {
    document.documentElement.dataset.fonts = 'ready';
  });
  trackViews(router, app);
  trackSteps(router, app);
  watchLinks(router, app, tracking);
  showSessionMessage(app);
  endWithSession(app, { reason: endedBecause, leave: () => location.replace(addressAfter(endedBecause())) });
  guardReturn(app, () => location.reload());
  watchScreen(router, app);
  followEarlySwipe(systemActor(app, 'drawer'), touches);
  watchConnection(app);
  keepPageWithoutConnection();
  RouteErrorPage.preload?.()?.catch(() => undefined);
  const bringNotFound = () => preloadNotFound().catch(() => undefined);
  // For a person with an earlier sign-in the app opens by itself. They can open no missing page before their first action.
  if (hasSignedIn()) onFirstSign(bringNotFound);
  else void bringNotFound();
  if (import.meta.env.PROD) keepPages(router);
  return app;
};
