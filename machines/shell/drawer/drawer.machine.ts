import { assign, type SnapshotFrom, setup } from 'xstate';
import {
  flingVelocity,
  hysteresis,
  shareUnder,
  swipeArea,
  trailWith,
  velocityOf,
  wayOf,
} from './drawer.rules.ts';
import type { DrawerContext, DrawerEvent } from './drawer.types.ts';

const untouched = { start: null, trail: [] } satisfies Partial<DrawerContext>;

const flingOf = (context: DrawerContext, event: DrawerEvent): number =>
  event.type === 'touch.ended' ? velocityOf(context.trail, event.at) : 0;

/**
 * The menu of a small screen, at the right. It follows a finger from the window's edge, and back. When the finger lifts, a fling decides by
 * its direction; otherwise the distance decides.
 */
export const drawerMachine = setup({
  types: { context: {} as DrawerContext, events: {} as DrawerEvent, tags: {} as 'open' | 'dragged' },
  guards: {
    isMobile: ({ event }) => event.type === 'layout.changed' && event.isMobile,
    isAtEdge: ({ event }) =>
      event.type === 'touch.started' && event.fingers === 1 && event.width > 0 && event.x <= swipeArea,
    isSingle: ({ event }) => event.type === 'touch.started' && event.fingers === 1 && event.width > 0,
    isAcross: ({ context, event }) =>
      event.type === 'touch.moved' && context.start !== null && wayOf(context.start, event) === 'across',
    isAlong: ({ context, event }) =>
      event.type === 'touch.moved' && context.start !== null && wayOf(context.start, event) === 'along',
    isFlungOpen: ({ context, event }) => flingOf(context, event) > flingVelocity,
    isFlungShut: ({ context, event }) => flingOf(context, event) < -flingVelocity,
    isFarAlong: ({ context }) => Math.abs(shareUnder(context) - context.from) > hysteresis,
  },
  actions: {
    assignStart: assign(({ event }, { from }: { from: 0 | 1 }) => {
      if (event.type !== 'touch.started') return {};
      const { x, y, at, width } = event;
      // Beside the open drawer, a finger pushes only from where it touches the drawer.
      const start = { x: from === 1 ? Math.min(x, width) : x, y, at };
      return { start, from, width, trail: [start] };
    }),
    assignTrail: assign(({ context, event }) => {
      if (event.type !== 'touch.moved') return {};
      const { x, y, at } = event;
      const met = context.from === 1 ? Math.min(x, context.width) : x;
      return { trail: trailWith(context.trail, { x: met, y, at }) };
    }),
    clearTouch: assign(untouched),
  },
}).createMachine({
  id: 'drawer',
  description: 'The menu of a small screen',
  initial: 'absent',
  context: { ...untouched, from: 0, width: 0 },
  on: { 'layout.changed': [{ guard: 'isMobile' }, { target: '.absent' }] },
  states: {
    absent: {
      description: 'The menu is in the header, because it fits there',
      on: { 'layout.changed': { guard: 'isMobile', target: 'closed' } },
    },
    closed: {
      description: 'The page is in front',
      initial: 'resting',
      on: { 'menu.pressed': 'open' },
      states: {
        resting: {
          description: 'No finger is at the edge',
          entry: 'clearTouch',
          on: {
            'touch.started': {
              guard: 'isAtEdge',
              target: 'touched',
              actions: { type: 'assignStart', params: { from: 0 } },
            },
          },
        },
        touched: {
          description: 'A finger is at the edge; it may swipe, scroll or press',
          on: {
            'touch.moved': [
              { guard: 'isAcross', target: '#drawer.opening', actions: 'assignTrail' },
              { guard: 'isAlong', target: 'resting' },
              { actions: 'assignTrail' },
            ],
            'touch.ended': 'resting',
            'touch.cancelled': 'resting',
            // A second finger makes it a pinch.
            'touch.started': 'resting',
          },
        },
      },
    },
    opening: {
      description: 'The drawer comes in under the finger',
      tags: 'dragged',
      on: {
        'touch.moved': { actions: 'assignTrail' },
        'touch.ended': [
          { guard: 'isFlungOpen', target: 'open' },
          { guard: 'isFlungShut', target: 'closed' },
          { guard: 'isFarAlong', target: 'open' },
          { target: 'closed' },
        ],
        'touch.cancelled': 'closed',
        'touch.started': 'closed',
        'route.changed': 'closed',
      },
    },
    open: {
      description: 'The menu is in front of the page',
      tags: 'open',
      meta: { heading: 'Menu', focus: 'the button that closes it', announce: 'Menu' },
      initial: 'resting',
      on: { 'drawer.dismissed': 'closed', 'route.changed': 'closed' },
      states: {
        resting: {
          description: 'No finger is on the drawer',
          entry: 'clearTouch',
          on: {
            'touch.started': {
              guard: 'isSingle',
              target: 'touched',
              actions: { type: 'assignStart', params: { from: 1 } },
            },
          },
        },
        touched: {
          description: 'A finger is on or beside the drawer; it may swipe, scroll or press',
          on: {
            'touch.moved': [
              { guard: 'isAcross', target: '#drawer.closing', actions: 'assignTrail' },
              { guard: 'isAlong', target: 'resting' },
              { actions: 'assignTrail' },
            ],
            'touch.ended': 'resting',
            'touch.cancelled': 'resting',
            'touch.started': 'resting',
          },
        },
      },
    },
    closing: {
      description: 'The drawer goes out under the finger',
      tags: ['open', 'dragged'],
      on: {
        'touch.moved': { actions: 'assignTrail' },
        'touch.ended': [
          { guard: 'isFlungShut', target: 'closed' },
          { guard: 'isFlungOpen', target: 'open' },
          { guard: 'isFarAlong', target: 'closed' },
          { target: 'open' },
        ],
        'touch.cancelled': 'open',
        'touch.started': 'open',
        'drawer.dismissed': 'closed',
        'route.changed': 'closed',
      },
    },
  },
});

type DrawerSnapshot = SnapshotFrom<typeof drawerMachine>;

/** The drawer covers the page: it holds the focus, and the page behind it is inert. */
export const isDrawerOpen = (snapshot: DrawerSnapshot): boolean => snapshot.hasTag('open');

/** A finger moves the drawer, so it follows without a transition. */
export const isDragged = (snapshot: DrawerSnapshot): boolean => snapshot.hasTag('dragged');

/** How far open the drawer is drawn, from 0 to 1. */
export const selectShare = (snapshot: DrawerSnapshot): number => {
  if (isDragged(snapshot)) return shareUnder(snapshot.context);
  return isDrawerOpen(snapshot) ? 1 : 0;
};
