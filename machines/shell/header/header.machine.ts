import { assign, type SnapshotFrom, setup } from 'xstate';

export type HeaderContext = {
  /** How far the page was scrolled when it was last heard of, in pixels; null on a page not heard of yet. */
  top: number | null;
};

export type HeaderEvent =
  /** The window has become narrow or wide, or its device one for fingers. */
  | { type: 'layout.changed'; isMobile: boolean }
  /** `top` and the furthest it can go (`limit`) in pixels. */
  | { type: 'page.scrolled'; top: number; limit: number }
  | { type: 'route.changed' }
  /** The keyboard, or a screen reader, has come to something in the header. */
  | { type: 'focus.entered' }
  | { type: 'focus.left' };

/** This near the page's top the header never hides, in pixels. */
const topZone = 10;

/** It comes and goes without a word: what it holds is the same everywhere. */
const quiet = { heading: '', focus: 'none', announce: '' };

/** Where a page bounces beyond its ends, the way back is nobody's scrolling. */
const placeOf = (event: HeaderEvent): number | null =>
  event.type === 'page.scrolled' ? Math.min(Math.max(event.top, 0), event.limit) : null;

const stepOf = (context: HeaderContext, event: HeaderEvent): number =>
  (placeOf(event) ?? 0) - (context.top ?? placeOf(event) ?? 0);

/** On a small screen the header makes room while the person reads on, and is back as soon as they turn back. */
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
  description: 'Whether the header is in its place',
  initial: 'pinned',
  context: { top: null },
  on: {
    'layout.changed': [{ guard: 'isMobile' }, { target: '.pinned' }],
  },
  states: {
    pinned: {
      description: 'There is room: the header stays in its place',
      meta: quiet,
      on: {
        'layout.changed': { guard: 'isMobile', target: 'shown' },
        'page.scrolled': { actions: 'assignTop' },
        'route.changed': { actions: 'clearTop' },
      },
    },
    shown: {
      description: 'At the top, on the way up, or on a page just opened',
      meta: quiet,
      on: {
        'page.scrolled': [
          { guard: 'isNearTop', actions: 'assignTop' },
          { guard: 'isDown', target: 'hidden', actions: 'assignTop' },
          { actions: 'assignTop' },
        ],
        // Where the next page begins, or goes on, is no step from where this one stood.
        'route.changed': { actions: 'clearTop' },
        'focus.entered': 'held',
      },
    },
    held: {
      description: 'The keyboard is in the header, and what it is at must be seen',
      meta: quiet,
      on: {
        'page.scrolled': { actions: 'assignTop' },
        'route.changed': { actions: 'clearTop' },
        'focus.left': 'shown',
      },
    },
    hidden: {
      description: 'On the way down the page has the whole screen',
      tags: 'away',
      meta: quiet,
      on: {
        'page.scrolled': [
          { guard: 'isNearTop', target: 'shown', actions: 'assignTop' },
          { guard: 'isUp', target: 'shown', actions: 'assignTop' },
          { actions: 'assignTop' },
        ],
        'route.changed': { target: 'shown', actions: 'clearTop' },
        'focus.entered': 'held',
      },
    },
  },
});

/** Whether the header has made room for the page. */
export const isHeaderAway = (snapshot: SnapshotFrom<typeof headerMachine>): boolean =>
  snapshot.hasTag('away');
