import { assign, sendTo, setup } from 'xstate';
import { callbackPort } from '#machines/port.ts';
import {
  mostPositions,
  type Position,
  type ScrollContext,
  type ScrollEvent,
  type ScrollStorageEvent,
  type ScrollTarget,
} from './scroll.types.ts';

const savedFor = (context: ScrollContext, event: ScrollEvent): Position | undefined =>
  event.type === 'page.shown' ? context.positions.find(({ key }) => key === event.key) : undefined;

const targetOf = (context: ScrollContext, event: ScrollEvent): ScrollTarget | null => {
  if (event.type !== 'page.shown') return null;
  const saved = savedFor(context, event);
  if (saved !== undefined) return { kind: 'position', x: saved.x, y: saved.y };
  return event.hash === '' ? { kind: 'top' } : { kind: 'element', id: event.hash };
};

/**
 * Saves the scroll position of each entry of the tab's history, and restores it when the person comes back. A new page begins at its top,
 * or at the element in its address. Ports: `storage` keeps the positions over a reload and first sends `positions.recalled`; `move` keeps
 * trying while the page grows, until it can send `place.reached`.
 */
export const scrollMachine = setup({
  types: { context: {} as ScrollContext, events: {} as ScrollEvent },
  actors: {
    storage: callbackPort<ScrollStorageEvent>('storage'),
    move: callbackPort<ScrollEvent, { target: ScrollTarget | null }>('move'),
  },
  // Longer than a slow answer takes; after that the person has begun to read. Reading the tab's storage is immediate, or fails.
  delays: { moveLimit: 5000, recallLimit: 1000 },
  guards: {
    isKnown: ({ context, event }) => savedFor(context, event) !== undefined,
    isShallow: ({ event }) => event.type === 'page.shown' && event.isShallow,
  },
  actions: {
    assignRecalled: assign(({ event }) =>
      event.type === 'positions.recalled' ? { positions: event.positions.slice(-mostPositions) } : {},
    ),
    assignPosition: assign(({ context, event }) => {
      if (event.type !== 'entry.left' && event.type !== 'page.hidden') return {};
      const { key, x, y } = event;
      const others = context.positions.filter((one) => one.key !== key);
      return { positions: [...others, { key, x, y }].slice(-mostPositions), target: null };
    }),
    assignTarget: assign(({ context, event }) => ({ target: targetOf(context, event) })),
    clearTarget: assign({ target: null }),
    notifyStorage: sendTo('storage', ({ context }) => ({
      type: 'positions.changed',
      positions: context.positions,
    })),
  },
}).createMachine({
  id: 'scroll',
  description: 'The scroll position of each page',
  context: { positions: [], target: null },
  invoke: { id: 'storage', src: 'storage' },
  initial: 'recalling',
  states: {
    recalling: {
      description: 'Reads the positions that the tab stored before a reload',
      on: { 'positions.recalled': { target: 'resting', actions: 'assignRecalled' } },
      // Without the positions, pages are shown from their top.
      after: { recallLimit: 'resting' },
    },
    resting: {
      description: 'The page is at the position that the person chose',
      on: {
        'entry.left': { actions: 'assignPosition' },
        'page.hidden': { actions: ['assignPosition', 'notifyStorage'] },
        'page.shown': [
          { guard: 'isKnown', target: 'moving', actions: 'assignTarget' },
          { guard: 'isShallow', actions: 'clearTarget' },
          { target: 'moving', actions: 'assignTarget' },
        ],
      },
    },
    moving: {
      description: 'The page is scrolled to its position, whose content may not be loaded yet',
      invoke: { id: 'move', src: 'move', input: ({ context }) => ({ target: context.target }) },
      on: {
        'place.reached': 'resting',
        // The person has scrolled, so the machine stops moving the page.
        'person.scrolled': { target: 'resting', actions: 'clearTarget' },
        // A position on the way is not saved: the earlier one stays.
        'entry.left': { target: 'resting', actions: 'clearTarget' },
        'page.hidden': { target: 'resting', actions: ['clearTarget', 'notifyStorage'] },
      },
      after: { moveLimit: { target: 'resting', actions: 'clearTarget' } },
    },
  },
});
