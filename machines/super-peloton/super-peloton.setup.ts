import { assign, emit, setup } from 'xstate';
import { isUnclear } from '#machines/flow-error.ts';
import { type OfError, ofError, sessionGuards, watchSession, whenExpired } from '#machines/fragments.ts';
import { callbackPort, promisePort } from '#machines/port.ts';
import type {
  ActionKind,
  FamilyAction,
  FamilyState,
  FamilyView,
  Partner,
  SuperPelotonContext,
  SuperPelotonEmitted,
  SuperPelotonEvent,
  SuperPelotonInput,
  SuperPelotonMeta,
} from './super-peloton.types.ts';
import * as updates from './super-peloton.updates.ts';

/** The request; the same key is safe to send again. */
type Sent = { pelotonId: string; otherId: string; kind: ActionKind; key: string };

export const familySetup = setup({
  types: {
    context: {} as SuperPelotonContext,
    events: {} as SuperPelotonEvent,
    emitted: {} as SuperPelotonEmitted,
    input: {} as SuperPelotonInput,
    meta: {} as SuperPelotonMeta,
    tags: {} as 'busy',
  },
  actors: {
    /** Loads the open requests, the super-peloton, and this many sub-pelotons at most. */
    loadFamily: promisePort<FamilyView, { pelotonId: string; shown: number }>('loadFamily'),
    /** Finds pelotons by name that could join one of this level. */
    findPartners: promisePort<Partner[], { text: string; level: FamilyState['level'] }>('findPartners'),
    /** Asks, agrees, declines, withdraws or ends, and resolves with what is open then. */
    changeFamily: promisePort<FamilyState, Sent>('changeFamily'),
    /** Sends `page.shown` when the page becomes visible again. */
    watchPage: callbackPort<{ type: 'page.shown' }>('watchPage'),
    watchSession,
  },
  guards: {
    ...sessionGuards,
    /** Somebody else is the captain now. */
    isForbidden: (_, { error }: OfError) => error.code === 'captain-only',
    isUnclear: (_, { error }: OfError) => isUnclear(error),
    isUnderWay: ({ context: { key, action } }, { kind }: { kind: ActionKind }) =>
      key !== null && action?.kind === kind,
    isEnding: ({ context: { action } }, { kind }: { kind: ActionKind }) => action?.kind === kind,
    hasView: ({ context: { view } }) => view !== null,
    hasText: (_, { text }: { text: string }) => text.trim() !== '',
    hasMore: ({ context: { view } }) => view !== null && view.subPelotonCount > view.subPelotons.length,
  },
  actions: {
    assignView: assign((_, { view }: { view: FamilyView }) => ({ view })),
    assignMore: assign(({ context: { shown } }) => ({
      shown: shown < updates.shownMore ? updates.shownMore : shown + updates.shownMore,
    })),
    assignQuery: assign((_, { text }: { text: string }) => updates.searchFor(text)),
    assignBlank: assign({ isBlank: true }),
    assignFound: assign((_, { found }: { found: Partner[] }) => ({ found })),
    assignAction: assign((_, { action, key }: { action: FamilyAction; key: string | null }) =>
      updates.begun(action, key),
    ),
    assignKey: assign((_, { key }: { key: string }) => ({ key })),
    assignDone: assign(({ context }, { state }: { state: FamilyState }) => updates.settled(context, state)),
    assignFailure: assign((_, { error }: OfError) => updates.refusedBy(error)),
    clearFailure: assign({ problem: null }),
    /** The action is not sent again. */
    clearAction: assign({ action: null, key: null, done: null, problem: null }),
    clearView: assign({ view: null, found: null, action: null, key: null, done: null, problem: null }),
    notifyChanged: emit({ type: 'family.changed' }),
  },
  // A GET is given up by the API layer after 10 s, which tells more about what went wrong.
  delays: { loadLimit: 12_000, sendLimit: 15_000 },
});

export const assignView = {
  type: 'assignView',
  params: ({ event }: { event: { output: FamilyView } }) => ({ view: event.output }),
} as const;

export const whenClosed = [
  whenExpired,
  { guard: { type: 'isForbidden', params: ofError }, target: '#forbidden' },
] as const;

const underWay = <Kind extends ActionKind>(kind: Kind) => ({ type: 'isUnderWay', params: { kind } }) as const;

/** Sends the same again. */
export const again = [
  { guard: underWay('ask'), target: '#asking' },
  { guard: underWay('agree'), target: '#agreeing' },
  { guard: underWay('decline'), target: '#declining' },
  { guard: underWay('withdraw'), target: '#withdrawing' },
  { guard: underWay('leave'), target: '#leaving' },
] as const;
