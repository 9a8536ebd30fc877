import { assign, setup } from 'xstate';
import type { FlowError } from '#machines/flow-error.ts';
import { type OfError, ofError, ofTimeout, sessionGuards } from '#machines/fragments.ts';
import { callbackPort, promisePort } from '#machines/port.ts';
import { baseCampMeta as meta } from './base-camp.messages.ts';
import type {
  BaseCamp,
  BaseCampContext,
  BaseCampEvent,
  BaseCampInput,
  BaseCampMeta,
} from './base-camp.types.ts';

type OfCamp = { camp: BaseCamp | null };

const ofCamp = ({ event }: { event: { output: BaseCamp | null } }) => ({ camp: event.output });

/** Another attempt can help: the API did not refuse. */
const isPassing = ({ kind }: FlowError): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'unexpected';

const baseCampSetup = setup({
  types: {
    context: {} as BaseCampContext,
    events: {} as BaseCampEvent,
    input: {} as BaseCampInput,
    meta: {} as BaseCampMeta,
  },
  actors: {
    /** Loads the base camp of the signed-in person; null if there is no event. */
    loadCamp: promisePort<BaseCamp | null>('loadCamp'),
    /** Stores that the celebration of `amount` cents was seen. The same key is safe to send again. */
    saveCelebrated: promisePort<void, { amount: number; key: string }>('saveCelebrated'),
    /** Sends `total.moved` when the person's total differs from `raised` cents, or from the last total. */
    watchTotal: callbackPort<BaseCampEvent, { publicId: string; raised: number }>('watchTotal'),
    /** Remembers in this tab which celebration was closed, until the server has stored it. */
    keepDismissed: callbackPort<BaseCampEvent, { publicId: string; amount: number }>('keepDismissed'),
  },
  guards: {
    hasNothing: (_, { camp }: OfCamp) => camp === null,
    ...sessionGuards,
    isPassing: (_, { error }: OfError) => isPassing(error),
    isBehind: ({ context }) => context.isBehind,
    isNewSuccess: ({ context: { camp, dismissed } }) => (camp?.celebration?.amount ?? 0) > dismissed,
    // The server still offers the celebration that was closed here: it has not stored it.
    isUnsaved: ({ context: { camp, dismissed } }) => camp?.celebration?.amount === dismissed,
  },
  actions: {
    assignCamp: assign((_, { camp }: OfCamp) => ({ camp, isBehind: false })),
    assignProblem: assign((_, { error }: OfError) => ({ problem: error })),
    assignBehind: assign({ isBehind: true }),
    assignDismissed: assign((_, { amount, key }: { amount: number; key: string }) => ({
      dismissed: amount,
      key,
    })),
    clearProblem: assign({ problem: null }),
    clearBehind: assign({ isBehind: false }),
  },
  // A GET is given up by the API layer after 10 s, which tells more about what went wrong.
  delays: { loadLimit: 12_000, saveLimit: 15_000, saveAgainDelay: 5_000 },
});

const assignCamp = { type: 'assignCamp', params: ofCamp } as const;
const toAbsent = { guard: { type: 'isUnauthorized', params: ofError }, target: '#baseCamp.absent' } as const;

/** What a participant sees of their own fundraising, kept up to date, and the celebration of what they reached. */
export const baseCampMachine = baseCampSetup.createMachine({
  id: 'baseCamp',
  description: 'Base camp: how far a person has come, and what is next',
  context: ({ input }) => ({ ...input, camp: null, problem: null, isBehind: false }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads the base camp for the first time.',
      meta: meta.loading,
      invoke: {
        id: 'loadCamp',
        src: 'loadCamp',
        onDone: [
          { guard: { type: 'hasNothing', params: ofCamp }, target: 'absent' },
          { target: 'open', actions: assignCamp },
        ],
        onError: [toAbsent, { target: 'unavailable', actions: { type: 'assignProblem', params: ofError } }],
      },
      after: {
        loadLimit: { target: 'unavailable', actions: { type: 'assignProblem', params: ofTimeout } },
      },
    },
    unavailable: {
      description: 'The data could not be loaded. The rest of the page works; the person can try again.',
      meta: meta.unavailable,
      on: { 'load.retried': { target: 'loading', actions: 'clearProblem' } },
    },
    absent: {
      description:
        'There is no base camp, because there is no event or the session ended. The page looks as for a visitor.',
      type: 'final',
    },
    open: {
      description: 'The base camp is shown.',
      meta: meta.open,
      type: 'parallel',
      invoke: {
        id: 'watchTotal',
        src: 'watchTotal',
        input: ({ context: { publicId, camp } }) => ({ publicId, raised: camp?.fundraising.raised ?? 0 }),
      },
      states: {
        reading: {
          description: 'Loads the base camp again when the person’s total changes.',
          initial: 'current',
          states: {
            current: {
              description: 'The base camp is up to date.',
              on: { 'total.moved': 'refreshing' },
            },
            refreshing: {
              description: 'The total changed, so the base camp is loaded again; the old one stays visible.',
              entry: 'clearBehind',
              on: { 'total.moved': { actions: 'assignBehind' } },
              invoke: {
                id: 'refreshCamp',
                src: 'loadCamp',
                onDone: [
                  { guard: { type: 'hasNothing', params: ofCamp }, target: '#baseCamp.absent' },
                  { guard: 'isBehind', target: 'refreshing', reenter: true, actions: assignCamp },
                  { target: 'current', actions: assignCamp },
                ],
                // The next movement of the total reads it again.
                onError: [toAbsent, { target: 'current' }],
              },
              after: { loadLimit: 'current' },
            },
          },
        },
        success: {
          description: 'Celebrates a goal or commitment once, when it is reached.',
          initial: 'deciding',
          states: {
            deciding: {
              description:
                'Decides whether there is something to celebrate, or a celebration to report to the server.',
              always: [
                { guard: 'isNewSuccess', target: 'celebrating' },
                { guard: 'isUnsaved', target: 'saving' },
                { target: 'resting' },
              ],
            },
            resting: {
              description: 'There is nothing to celebrate.',
              always: { guard: 'isNewSuccess', target: 'celebrating' },
            },
            celebrating: {
              description: 'The base camp shows the celebration until the person closes it.',
              meta: meta.celebrating,
              on: {
                'celebration.dismissed': {
                  target: 'saving',
                  actions: {
                    type: 'assignDismissed',
                    params: ({ event: { amount, key } }) => ({ amount, key }),
                  },
                },
              },
            },
            saving: {
              description: 'Reports to the server, in the background, that the celebration was seen.',
              invoke: [
                {
                  id: 'saveCelebrated',
                  src: 'saveCelebrated',
                  input: ({ context: { dismissed, key } }) => ({ amount: dismissed, key }),
                  onDone: 'resting',
                  onError: [
                    { guard: { type: 'isPassing', params: ofError }, target: 'waiting' },
                    // The server refused; this tab still remembers it.
                    { target: 'resting' },
                  ],
                },
                {
                  id: 'keepDismissed',
                  src: 'keepDismissed',
                  input: ({ context: { publicId, dismissed } }) => ({ publicId, amount: dismissed }),
                },
              ],
              after: { saveLimit: 'waiting' },
            },
            waiting: {
              description: 'The report failed and is repeated later. Until then, only this tab remembers it.',
              after: { saveAgainDelay: 'saving' },
            },
          },
        },
      },
    },
  },
});
