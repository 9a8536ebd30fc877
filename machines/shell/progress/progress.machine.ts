import { assign, type SnapshotFrom, setup } from 'xstate';

/** The bar's gain with each tick, in percent. Beyond 100 the end is unknown. */
const step = 10;
const limit = 200;

export type ProgressEvent =
  | { type: 'change.started' }
  | { type: 'change.completed' }
  | { type: 'change.failed' };

/** The bar of a route change. It knows no routes: the router's listener sends it events. */
export const progressMachine = setup({
  types: {
    context: {} as { value: number },
    events: {} as ProgressEvent,
    tags: {} as 'visible',
  },
  delays: { tick: 100, rest: 500 },
  guards: {
    isPastLimit: ({ context }) => context.value + step > limit,
  },
  actions: {
    assignClimb: assign({ value: ({ context }) => context.value + step }),
    assignSummit: assign({ value: 100 }),
    clearValue: assign({ value: 0 }),
  },
}).createMachine({
  id: 'progress',
  description: 'The progress of a route change',
  initial: 'idle',
  context: { value: 0 },
  on: { 'change.started': { target: '.climbing', reenter: true } },
  states: {
    idle: {
      description: 'Nothing is changing; the bar is not shown',
      entry: 'clearValue',
    },
    climbing: {
      description: 'A change has begun and may still be short',
      tags: 'visible',
      initial: 'ticking',
      entry: 'clearValue',
      on: { 'change.completed': 'completed', 'change.failed': 'idle' },
      states: {
        ticking: {
          description: 'The bar grows a little with every tick',
          after: {
            tick: [
              { guard: 'isPastLimit', target: 'indeterminate', actions: 'assignClimb' },
              { target: 'ticking', reenter: true, actions: 'assignClimb' },
            ],
          },
        },
        indeterminate: {
          description: 'The change takes too long for a percentage; the bar only moves',
        },
      },
    },
    completed: {
      description: 'The bar is full for a moment, so that the person sees the end',
      tags: 'visible',
      entry: 'assignSummit',
      after: { rest: 'idle' },
      on: { 'change.failed': 'idle' },
    },
  },
});

/** Percent for a progress bar, null while it is indeterminate or hidden. */
export const selectProgress = (snapshot: SnapshotFrom<typeof progressMachine>): number | null =>
  snapshot.matches({ climbing: 'indeterminate' }) || !snapshot.hasTag('visible')
    ? null
    : Math.min(snapshot.context.value, 100);

/** `navigation.isPending`. */
export const isNavigating = (snapshot: SnapshotFrom<typeof progressMachine>): boolean =>
  snapshot.matches('climbing');
