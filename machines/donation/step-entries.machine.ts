import { assign, emit, sendTo, setup } from 'xstate';
import { callbackPort } from '#machines/port.ts';

/** The depth of a step in the checkout: 0 for the first step, 1 for the second, and so on. It is also 0 where no step is shown. */
type Depth = { depth: number };

export type StepEntriesEvent =
  /** The page shows this step. */
  | ({ type: 'step.shown' } & Depth)
  /** The tab is at the history entry of this step. */
  | ({ type: 'entry.reached' } & Depth);

/** What the port does with the tab's history. */
export type TabHistoryEvent = ({ type: 'entry.added' | 'entry.replaced' } & Depth) | { type: 'entry.left' };

type StepEntriesContext = {
  /** The step that the page shows. */
  shown: number;
  /** The step of the tab's current history entry. */
  reached: number;
};

const ofDepth = ({ event: { depth } }: { event: Depth }) => ({ depth });

/**
 * Gives each step of the checkout its own entry in the tab's history, so that the browser's Back leads to the previous step. While the
 * donation is being sent there are no such entries: Back leaves the page, and the leave warning asks first. The machine emits `step.left`
 * when the donor goes back.
 * Port: `tabHistory` reports the tab's entry at the start and after each move. On `entry.added` it adds an entry immediately. On
 * `entry.left` it goes back by one entry; the tab moves a little later, or never if a reload cancels the move. On `entry.replaced` it
 * replaces the current entry by one of the given depth.
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
    /** The tab is at the entry of the step that is shown. */
    assignArrived: assign({ reached: ({ context }) => context.shown }),
    notifyAdded: sendTo('tabHistory', ({ context }) => ({ type: 'entry.added', depth: context.shown })),
    notifyReplaced: sendTo('tabHistory', ({ context }) => ({ type: 'entry.replaced', depth: context.shown })),
    notifyLeaving: sendTo('tabHistory', { type: 'entry.left' }),
    notifyLeft: emit((_, { depth }: Depth) => ({ type: 'step.left', depth })),
  },
  // Even a busy browser moves the tab within some tens of milliseconds. After the charge, the donor waits at most this long for the thanks.
  delays: { leaveLimit: 1_000 },
}).createMachine({
  id: 'stepEntries',
  description: 'The entries that the steps of the checkout have in the tab’s history',
  invoke: { id: 'tabHistory', src: 'tabHistory' },
  context: { shown: 0, reached: 0 },
  initial: 'opening',
  states: {
    opening: {
      description:
        'The page has just been loaded. After a reload, the tab may already be at the entry of a step.',
      on: {
        'entry.reached': { actions: { type: 'assignReached', params: ofDepth } },
        'step.shown': {
          target: 'settling',
          actions: { type: 'assignShown', params: ofDepth },
        },
      },
    },
    settling: {
      description: 'Moves the tab to the entry of the step that the page shows.',
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
      description: 'The tab is at the entry of the step that the page shows.',
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
          // The donor went Forward, to the entry of a step that the page no longer shows.
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
        'The tab is going back. If it does not move, its entry is replaced by one for the step that the page shows.',
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
          // Meanwhile, the page shows the step of the tab's entry again, or a deeper one.
          { target: 'settling' },
        ],
      },
    },
  },
});
