import { and, assign, not, type SnapshotFrom, setup } from 'xstate';
import { timedOut, toFlowError } from '#machines/flow-error.ts';
import { promisePort } from '#machines/port.ts';
import {
  type CachedEntityContext,
  type CachedEntityEvent,
  type CachedEntityInput,
  type EntityData,
  type LoadedEntity,
  staleAfter,
} from './cached-entity.types.ts';

const emptied = {
  id: null,
  data: null,
  retrievedAt: null,
  hydrated: false,
  temporaryImage: null,
  failure: null,
};

/**
 * The app's copy of something that the server owns: the current user, the viewed user or a peloton. It is loaded when it is missing, has
 * another id, or is too old. Port: `load`.
 */
export const cachedEntityMachine = setup({
  types: {
    context: {} as CachedEntityContext,
    events: {} as CachedEntityEvent,
    input: {} as CachedEntityInput,
    tags: {} as 'loading',
  },
  actors: {
    load: promisePort<LoadedEntity, { kind: CachedEntityInput['kind']; id: string | null }>('load'),
  },
  // More than the API layer's own limit, whose failure says more.
  delays: { loadLimit: 12_000 },
  guards: {
    isFresh: ({ context, event }) =>
      event.type === 'entity.requested' &&
      context.retrievedAt !== null &&
      event.at - context.retrievedAt <= staleAfter[context.kind],
    isSame: ({ context, event }) => event.type === 'entity.requested' && event.id === context.id,
    isCurrentPeloton: ({ context, event }) =>
      event.type === 'memberRequests.counted' && context.data?.id === event.pelotonId,
    hasData: ({ context }) => context.data !== null,
    hasCustomerId: ({ event }) => event.type === 'customer.received' && event.customerId !== null,
  },
  actions: {
    // A copy with another id must not be shown while the new one loads.
    assignRequest: assign(({ context, event }) => {
      if (event.type !== 'entity.requested') return {};
      return event.id === context.id ? { failure: null } : { ...emptied, id: event.id };
    }),
    assignReceived: assign(({ event }) =>
      event.type !== 'entity.received'
        ? {}
        : { id: event.id, data: event.data, retrievedAt: event.at, hydrated: true, failure: null },
    ),
    assignLoaded: assign((_, { data, at }: LoadedEntity) => ({
      data,
      retrievedAt: at,
      hydrated: true,
      failure: null,
    })),
    assignChanges: assign(({ context, event }) =>
      event.type !== 'entity.merged' ? {} : { data: { ...context.data, ...event.changes } },
    ),
    assignFundraising: assign(({ context, event }) =>
      'fundraising' in event ? { data: { ...context.data, fundraising: event.fundraising } } : {},
    ),
    assignRequestCount: assign(({ context, event }) =>
      event.type !== 'memberRequests.counted'
        ? {}
        : { data: { ...context.data, memberRequestCount: event.count } },
    ),
    assignImage: assign(({ event }) =>
      event.type === 'image.chosen' ? { temporaryImage: event.image } : {},
    ),
    assignFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFlowError(error) })),
    clearEntity: assign(emptied),
  },
}).createMachine({
  id: 'cachedEntity',
  description: 'A copy of something the server owns, with its age',
  initial: 'empty',
  context: ({ input }) => ({ kind: input.kind, ...emptied }),
  on: {
    'entity.received': { target: '.ready', actions: 'assignReceived' },
    'entity.merged': { guard: 'hasData', actions: 'assignChanges' },
    'fundraising.replaced': { guard: 'hasData', actions: 'assignFundraising' },
    'customer.received': { guard: and(['hasData', 'hasCustomerId']), actions: 'assignFundraising' },
    'memberRequests.counted': { guard: 'isCurrentPeloton', actions: 'assignRequestCount' },
    'image.chosen': { actions: 'assignImage' },
    'entity.reset': { target: '.empty', actions: 'clearEntity' },
  },
  states: {
    empty: {
      description: 'There is no copy',
      on: { 'entity.requested': { target: 'loading', actions: 'assignRequest' } },
    },
    loading: {
      description: 'A copy is on its way; an older one of the same id stays visible',
      tags: 'loading',
      on: {
        'entity.requested': {
          guard: not('isSame'),
          target: 'loading',
          reenter: true,
          actions: 'assignRequest',
        },
      },
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ kind: context.kind, id: context.id }),
        onDone: { target: 'ready', actions: { type: 'assignLoaded', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'assignFailure', params: ({ event }) => event } },
      },
      after: {
        loadLimit: {
          target: 'failed',
          actions: { type: 'assignFailure', params: () => ({ error: timedOut() }) },
        },
      },
    },
    ready: {
      description: 'There is a copy; asking for it again fetches it only when it is old or of another id',
      on: {
        'entity.requested': [
          { guard: and(['isSame', 'isFresh']) },
          { target: 'loading', actions: 'assignRequest' },
        ],
      },
    },
    failed: {
      description: 'The last request failed; the next one tries again',
      on: { 'entity.requested': { target: 'loading', actions: 'assignRequest' } },
    },
  },
});

export type CachedEntitySnapshot = SnapshotFrom<typeof cachedEntityMachine>;

/** The copy as its contract type; null until there is one. */
export const selectData = <Data extends EntityData>(snapshot: CachedEntitySnapshot): Data | null =>
  snapshot.context.data as Data | null;
