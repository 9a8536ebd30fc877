import type { AnyRouter } from '@tanstack/react-router';
import { selectData } from '#machines/entity/cached-entity.machine.ts';
import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';
import { sighting } from '#src/features/auth/sighting.ts';
import { focusPage } from './focus-page.ts';
import { watchLeaving } from './watch-leaving.ts';
import { watchScroll } from './watch-scroll.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The system id of the flow that this route starts; it stops when no open route has it. */
    flow?: string;
  }
}

const openFlows = (router: AnyRouter): Set<string> =>
  new Set(router.state.matches.flatMap(({ staticData }) => (staticData.flow ? [staticData.flow] : [])));

/** Stops the flows of closed routes, also those that were entered but never shown. */
const stopLeftFlows = (router: AnyRouter, app: AppActor): void => {
  const open = openFlows(router);
  for (const { id } of app.getSnapshot().context.flows) {
    if (!open.has(id)) app.send({ type: 'flow.left', id });
  }
};

/** The cache decides whether the copy is stale. Without a person there is nothing to load. */
const refreshCurrentUser = (app: AppActor): void => {
  const currentUser = systemActor(app, 'currentUser');
  if (selectData(currentUser.getSnapshot()) !== null)
    currentUser.send({ type: 'entity.requested', id: null, at: Date.now() });
};

/** Milliseconds within which a person perceives a change as immediate. */
const atOnce = 100;

/** Tells progress, sign-in, leave warning and scrolling about the router's changes. Returns a function that stops it. */
export const watchRouter = (router: AnyRouter, app: AppActor): (() => void) => {
  const auth = systemActor(app, 'auth');
  const progress = systemActor(app, 'progress');

  const startWhereStillLoading = () => {
    if (router.state.isLoading) progress.send({ type: 'change.started' });
  };
  // The current navigation may have opened the app.
  startWhereStillLoading();

  // The focused element when the navigation began.
  let focused: Element | null = null;
  let leaveFocus = (): void => undefined;

  const stops = [
    router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      // Most changes of the query alone follow what is already shown. One that takes time shows progress.
      if (!pathChanged) setTimeout(startWhereStillLoading, atOnce);
      if (!pathChanged) return;
      leaveFocus();
      focused = document.activeElement;
      progress.send({ type: 'change.started' });
    }),
    router.subscribe('onResolved', ({ pathChanged }) => {
      const isBroken = router.state.matches.some(({ status }) => status === 'error');
      progress.send({ type: isBroken ? 'change.failed' : 'change.completed' });
      auth.send({ type: 'route.changed', ...sighting() });
      stopLeftFlows(router, app);
      if (pathChanged) refreshCurrentUser(app);
    }),
    router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
      const isNew = pathChanged && fromLocation !== undefined && toLocation.state.keepsScroll !== true;
      if (isNew) leaveFocus = focusPage(toLocation.hash, focused);
    }),
    watchLeaving(router, systemActor(app, 'warning')),
    watchScroll(router, systemActor(app, 'scroll')),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
