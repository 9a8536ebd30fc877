import type { AnyRouter, BlockerFn } from '@tanstack/react-router';
import { isArmed } from '#machines/shell/leave-warning/leave-warning.machine.ts';
import { messages } from '#machines/shell/messages.ts';
import { log } from '#src/api/log.ts';
import { sighting } from '#src/features/auth/sighting.ts';
import { type AppActor, resident } from './actors.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The system id of the flow that this route starts; it stops when no open route names it. */
    flow?: string;
    /** Counted as seen even where views of its path are not. */
    isAlwaysTracked?: boolean;
  }
}

const openFlows = (router: AnyRouter): Set<string> =>
  new Set(router.state.matches.flatMap(({ staticData }) => (staticData.flow ? [staticData.flow] : [])));

/** Stops the flows whose routes are left, also of those that were entered and given up before they were shown. */
const stopLeftFlows = (router: AnyRouter, app: AppActor): void => {
  const open = openFlows(router);
  for (const { id } of app.getSnapshot().context.flows) {
    if (!open.has(id)) app.send({ type: 'flow.left', id });
  }
};

/** Tells progress, tracker and leave warning what the router does. Returns the way to stop. */
export const watchRouter = (router: AnyRouter, app: AppActor): (() => void) => {
  const auth = resident(app, 'auth');
  const progress = resident(app, 'progress');
  const tracker = resident(app, 'tracker');
  const warning = resident(app, 'warning');

  // The app may be opened by the very change that is under way.
  if (router.state.isLoading) progress.send({ type: 'change.started' });

  const stops = [
    router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (pathChanged) progress.send({ type: 'change.started' });
    }),
    router.subscribe('onResolved', () => {
      const isBroken = router.state.matches.some(({ status }) => status === 'error');
      progress.send({ type: isBroken ? 'change.failed' : 'change.completed' });
      auth.send({ type: 'route.changed', ...sighting() });
      stopLeftFlows(router, app);
    }),
    // Only now has the page written its title.
    router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
      if (!pathChanged) return;
      const isForced = router.state.matches.some(({ staticData }) => staticData.isAlwaysTracked === true);
      tracker.send({ type: 'page.viewed', path: toLocation.href, title: document.title, isForced });
    }),
    router.history.block({
      // The history puts the URL back by itself when a change is held.
      blockerFn: ({ currentLocation, nextLocation }: Parameters<BlockerFn>[0]) => {
        if (!isArmed(warning.getSnapshot())) return false;
        const isShallow = currentLocation.pathname === nextLocation.pathname;
        warning.send({ type: 'navigation.attempted', href: nextLocation.href, isShallow });
        log.warn(messages.routeInterrupted);
        return true;
      },
      enableBeforeUnload: () => isArmed(warning.getSnapshot()),
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
