import { createActor } from 'xstate';
import { drawerMachine, isDragged, isDrawerOpen } from '#machines/shell/drawer/drawer.machine.ts';
import type { DrawerActor } from '#src/features/shell/mobile/follow-drawer.ts';
import { mobileQuery } from '#src/features/shell/mobile/layout.ts';
import { tellFingers } from './fingers.ts';
import { loadDrawer } from './load-drawer.ts';

/**
 * The drawer's width, in rem: at most `most`, with `rest` of the window left free. `panda/recipes/drawer.ts` has the same numbers, and a
 * test compares them.
 */
export const drawerWidth = { most: 22, rest: 3.5 };

/** The width that the drawer will have, in pixels. */
const comingWidth = (): number => {
  const { fontSize } = getComputedStyle(document.documentElement);
  const rem = Number.parseFloat(fontSize) || 16;
  return Math.min(drawerWidth.most * rem, document.documentElement.clientWidth - drawerWidth.rest * rem);
};

/**
 * Opens the drawer for a swipe that began before the app was open. There is no drawer to draw yet, so a machine of its own interprets the
 * swipe.
 */
export const followEarlySwipe = (drawer: DrawerActor, early: readonly TouchEvent[]): void => {
  if (early.length === 0) return;
  const swipe = createActor(drawerMachine).start();
  swipe.send({ type: 'layout.changed', isMobile: matchMedia(mobileQuery).matches });
  const tell = (event: TouchEvent) => tellFingers(swipe, event, comingWidth());
  for (const event of early) tell(event);
  const stopping = new AbortController();
  const finish = () => {
    const snapshot = swipe.getSnapshot();
    if (isDragged(snapshot) || snapshot.matches({ closed: 'touched' })) return;
    stopping.abort();
    if (isDrawerOpen(snapshot))
      loadDrawer().then(
        () => drawer.send({ type: 'menu.pressed' }),
        // The button remains, and leads to the same links.
        () => undefined,
      );
  };
  for (const type of ['touchmove', 'touchend', 'touchcancel'] as const)
    addEventListener(
      type,
      (event) => {
        tell(event);
        finish();
      },
      { passive: true, capture: true, signal: stopping.signal },
    );
  finish();
};
