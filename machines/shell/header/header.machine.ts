import { assign, type SnapshotFrom, setup } from 'xstate';

export type HeaderContext = {
  /** The page's last known scroll position, in pixels; null before the first one. */
  top: number | null;
};

export type HeaderEvent =
  /** The window became narrow or wide, or the device got or lost touch. */
  | { type: 'layout.changed'; isMobile: boolean }
  /** `top` and the farthest position (`limit`) in pixels. */
  | { type: 'page.scrolled'; top: number; limit: number }
  | { type: 'route.changed' }
  /** A focus that is visible (`:focus-visible`), as with the keyboard, came to something in the header. */
  | { type: 'focus.entered' }
  | { type: 'focus.left' };

/** Within this distance of the page's top, in pixels, the header never hides. */
const topZone = 10;

/** It is not announced: the header holds the same on every page. */
const quiet = { heading: '', focus: 'none', announce: '' };

/** A page that bounces at its end is not being scrolled by the person. */
const placeOf = (event: HeaderEvent): number | null =>
  event.type === 'page.scrolled' ? Math.min(Math.max(event.top, 0), event.limit) : null;

const stepOf = (context: HeaderContext, event: HeaderEvent): number =>
  (placeOf(event) ?? 0) - (context.top ?? placeOf(event) ?? 0);

/** On a small screen the header hides while the person reads on, and comes back when they turn back. */
export const headerMachine = setup({
  types: { context: {} as HeaderContext, events: {} as HeaderEvent, tags: {} as 'away' },
  guards: {
    isMobile: ({ event }) => event.type === 'layout.changed' && event.isMobile,
    isNearTop: ({ event }) => (placeOf(event) ?? 0) <= topZone,
    isDown: ({ context, event }) => stepOf(context, event) > 0,
    isUp: ({ context, event }) => stepOf(context, event) < 0,
  },
  actions: {
    assignTop: assign({ top: ({ event }) => placeOf(event) }),
    clearTop: assign({ top: null }),
  },
}).createMachine({
  id: 'header',
  description: 'Shows and hides the header while the page is scrolled',
  initial: 'pinned',
  context: { top: null },
  on: {
    'layout.changed': [{ guard: 'isMobile' }, { target: '.pinned' }],
  },
  states: {
    pinned: {
      description: 'The screen is large, so the header always stays visible',
      meta: quiet,
      on: {
        'layout.changed': { guard: 'isMobile', target: 'shown' },
        'page.scrolled': { actions: 'assignTop' },
        'route.changed': { actions: 'clearTop' },
      },
    },
    shown: {
      description: 'The header is visible at the top, while scrolling up, and on a new page',
      meta: quiet,
      on: {
        'page.scrolled': [
          { guard: 'isNearTop', actions: 'assignTop' },
          { guard: 'isDown', target: 'hidden', actions: 'assignTop' },
          { actions: 'assignTop' },
        ],
        // The next page's position is not a movement from this one's.
        'route.changed': { actions: 'clearTop' },
        'focus.entered': 'focused',
      },
    },
    focused: {
      description: 'The keyboard focus is in the header, so the header must stay visible',
      meta: quiet,
      on: {
        'page.scrolled': { actions: 'assignTop' },
        'route.changed': { actions: 'clearTop' },
        'focus.left': 'shown',
      },
    },
    hidden: {
      description: 'The header is hidden while scrolling down, so the page has the whole screen',
      tags: 'away',
      meta: quiet,
      on: {
        'page.scrolled': [
          { guard: 'isNearTop', target: 'shown', actions: 'assignTop' },
          { guard: 'isUp', target: 'shown', actions: 'assignTop' },
          { actions: 'assignTop' },
        ],
        'route.changed': { target: 'shown', actions: 'clearTop' },
        'focus.entered': 'focused',
      },
    },
  },
});

/** Whether the header is hidden. */
export const isHeaderAway = (snapshot: SnapshotFrom<typeof headerMachine>): boolean =>
  snapshot.hasTag('away');
