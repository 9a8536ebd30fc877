import { assign, emit, sendTo, setup } from 'xstate';
import { callbackPort } from '#machines/port.ts';

/** How deep in the checkout something is: 0 for its first step, and for all that is no step; then 1, 2, … */
type Depth = { depth: number };

export type StepEntriesEvent =
  /** The page shows this step. */
  | ({ type: 'step.shown' } & Depth)
  /** The tab stands at the entry of its history that this step has. */
  | ({ type: 'entry.reached' } & Depth);

/** What the port is asked to do with the tab's history. */
export type TabHistoryEvent = ({ type: 'entry.added' | 'entry.replaced' } & Depth) | { type: 'entry.left' };

type StepEntriesContext = {
  /** The step that the page shows. */
  shown: number;
  /** The step at whose entry the tab stands. */
  reached: number;
};

const ofDepth = ({ event: { depth } }: { event: Depth }) => ({ depth });

/**
 * Gives each step of the checkout an entry of its own in the tab's history. The browser's Back then leads to the step before, also
 * where no page may ask before it is left. Once the donation is on its way there are no entries of steps: Back leads out of the page,
 * and the leave warning asks. It emits `step.left` when the donor went Back.
 * Port: `tabHistory` says where the tab stands, first of all and each time that the tab moves. On `entry.added` it adds an entry at
 * once; on `entry.left` it goes back by one, and the tab moves some moments later, or never: a reload cancels the way back, and the way
 * back cancels the reload. On `entry.replaced` it puts an entry of the given depth in the place of the one where the tab stands.
 */
export const stepEntriesMachine = setup({
  types: {
    context: {} as StepEntriesContext,
    events: {} as StepEntriesEvent,
    emitted: {} as { type: 'step.left' } & Depth,
  },
  actors: { tabHistory: callbackPort<TabHistoryEvent>('tabHistory') },
  guards: {
    isDeeperShown: ({ context }, { depth }: Depth) => depth > context.reached,
    isLessDeepShown: ({ context }, { depth }: Depth) => depth < context.reached,
    isLessDeepReached: ({ context }, { depth }: Depth) => depth < context.shown,
    isDeeperReached: ({ context }, { depth }: Depth) => depth > context.shown,
  },
  actions: {
    assignShown: assign({ shown: (_, { depth }: Depth) => depth }),
    assignReached: assign({ reached: (_, { depth }: Depth) => depth }),
    /** The entry where the tab stands is that of the step shown. */
    assignArrived: assign({ reached: ({ context }) => context.shown }),
    notifyAdded: sendTo('tabHistory', ({ context }) => ({ type: 'entry.added', depth: context.shown })),
    notifyReplaced: sendTo('tabHistory', ({ context }) => ({ type: 'entry.replaced', depth: context.shown })),
    notifyLeaving: sendTo('tabHistory', { type: 'entry.left' }),
    notifyLeft: emit((_, { depth }: Depth) => ({ type: 'step.left', depth })),
  },
  // A busy browser moves the tab within some tens of milliseconds; until then a donor who was charged may wait for their thanks.
  delays: { leaveLimit: 1_000 },
}).createMachine({
  id: 'stepEntries',
  description: 'The entries that the steps of the checkout have in the tab’s history',
  invoke: { id: 'tabHistory', src: 'tabHistory' },
  context: { shown: 0, reached: 0 },
  initial: 'opening',
  states: {
    opening: {
      description: 'The tab may stand at the entry of a step since before the page was loaded again.',
      on: {
        'entry.reached': { actions: { type: 'assignReached', params: ofDepth } },
        'step.shown': {
          target: 'settling',
          actions: { type: 'assignShown', params: ofDepth },
        },
      },
    },
    settling: {
      description: 'The tab is led to the entry of the step that the page shows.',
      always: [
        {
          guard: { type: 'isDeeperShown', params: ({ context }) => ({ depth: context.shown }) },
          target: 'settled',
          actions: ['notifyAdded', 'assignArrived'],
        },
        {
          guard: { type: 'isLessDeepShown', params: ({ context }) => ({ depth: context.shown }) },
          target: 'leaving',
          actions: 'notifyLeaving',
        },
        { target: 'settled' },
      ],
    },
    settled: {
      description: 'The tab stands at the entry of the step that the page shows.',
      on: {
        'step.shown': { target: 'settling', actions: { type: 'assignShown', params: ofDepth } },
        'entry.reached': [
          {
            guard: { type: 'isLessDeepReached', params: ofDepth },
            actions: [
              { type: 'assignReached', params: ofDepth },
              { type: 'assignShown', params: ofDepth },
              { type: 'notifyLeft', params: ofDepth },
            ],
          },
          // Forward, to the entry of a step that the page doesn't show any more.
          {
            guard: { type: 'isDeeperReached', params: ofDepth },
            target: 'settling',
            actions: { type: 'assignReached', params: ofDepth },
          },
        ],
      },
    },
    leaving: {
      description:
        'The tab is on its way back. Where it doesn’t move, its entry becomes that of the step that the page shows.',
      on: {
        'step.shown': { actions: { type: 'assignShown', params: ofDepth } },
        'entry.reached': { target: 'settling', actions: { type: 'assignReached', params: ofDepth } },
      },
      after: {
        leaveLimit: [
          {
            guard: { type: 'isLessDeepShown', params: ({ context }) => ({ depth: context.shown }) },
            target: 'settled',
            actions: ['notifyReplaced', 'assignArrived'],
          },
          // Meanwhile the page shows this step again, or a deeper one.
          { target: 'settling' },
        ],
      },
    },
  },
});
