import type { SnapshotFrom } from 'xstate';
import { assignFailure, assignTimeout, ofKey, sessionEnded } from '#machines/fragments.ts';
import { innermostMeta } from '#machines/meta.ts';
import { acting } from './super-peloton.acting.ts';
import { superPelotonMeta as meta } from './super-peloton.messages.ts';
import { again, assignView, familySetup, whenClosed } from './super-peloton.setup.ts';
import type { ActionKind, Named, SuperPelotonMeta } from './super-peloton.types.ts';
import { initialContext } from './super-peloton.updates.ts';

const beginning = <Kind extends ActionKind>(kind: Kind) =>
  ({
    type: 'assignAction',
    params: ({ event: { other, key } }: { event: { other: Named; key: string } }) => ({
      action: { kind, other },
      key,
    }),
  }) as const;

const assignKey = {
  type: 'assignKey',
  params: ofKey,
} as const;
const ending = <Kind extends ActionKind>(kind: Kind) => ({ type: 'isEnding', params: { kind } }) as const;

/** A captain asks a super-peloton or invites pelotons, answers requests, and ends the relation of two pelotons. */
export const superPelotonMachine = familySetup.createMachine({
  id: 'superPeloton',
  description: 'The family of a peloton or super-peloton, and its requests; for the captain',
  context: ({ input }) => initialContext(input),
  initial: 'loading',
  states: {
    loading: {
      description: 'Nothing is shown yet.',
      meta: meta.loading,
      tags: 'busy',
      invoke: {
        id: 'loadFamily',
        src: 'loadFamily',
        input: ({ context: { pelotonId, shown } }) => ({ pelotonId, shown }),
        onDone: { target: 'showing', actions: assignView },
        onError: [...whenClosed, { target: 'unavailable', actions: assignFailure }],
      },
      after: { loadLimit: { target: 'unavailable', actions: assignTimeout } },
    },
    unavailable: {
      description: 'Nothing could be loaded; the captain can try again.',
      meta: meta.unavailable,
      on: { 'load.retried': { target: 'loading', actions: 'clearFailure' } },
    },
    showing: {
      description: 'Requests and the family are shown, and everything can be done.',
      meta: meta.showing,
      initial: 'resting',
      on: {
        'partner.searched': [
          {
            guard: { type: 'hasText', params: ({ event: { text } }) => ({ text }) },
            target: '.seeking',
            actions: { type: 'assignQuery', params: ({ event: { text } }) => ({ text }) },
          },
          { actions: 'assignBlank' },
        ],
        'more.requested': { guard: 'hasMore', target: '.refreshing', actions: 'assignMore' },
        'partner.asked': { target: '#asking', actions: beginning('ask') },
        'request.agreed': { target: '#agreeing', actions: beginning('agree') },
        'ending.asked': {
          target: 'confirming',
          actions: {
            type: 'assignAction',
            params: ({ event: { ending: kind, other } }) => ({ action: { kind, other }, key: null }),
          },
        },
      },
      states: {
        resting: {
          description: 'Loads the data again when the page becomes visible again.',
          invoke: { id: 'watchPage', src: 'watchPage' },
          on: { 'page.shown': 'refreshing' },
        },
        refreshing: {
          id: 'refreshing',
          description: 'Loads the data again; the old data stays visible and usable.',
          tags: 'busy',
          invoke: {
            id: 'loadAnew',
            src: 'loadFamily',
            input: ({ context: { pelotonId, shown } }) => ({ pelotonId, shown }),
            onDone: { target: 'resting', actions: assignView },
            onError: [...whenClosed, { target: 'stale' }],
          },
          after: { loadLimit: 'stale' },
        },
        seeking: {
          id: 'seeking',
          description: 'Searches for pelotons of that name.',
          meta: meta.seeking,
          tags: 'busy',
          invoke: {
            id: 'findPartners',
            src: 'findPartners',
            input: ({ context: { query, view } }) => ({ text: query, level: view?.level ?? 'peloton' }),
            // Members of the family aren't offered, and the search may have interrupted their loading.
            onDone: {
              target: 'refreshing',
              actions: { type: 'assignFound', params: ({ event }) => ({ found: event.output }) },
            },
            onError: [...whenClosed, { target: 'resting', actions: assignFailure }],
          },
          after: { loadLimit: { target: 'resting', actions: assignTimeout } },
        },
        stale: {
          description: 'The data could not be loaded again, so it may be old.',
          on: { 'load.retried': 'refreshing' },
        },
        failed: {
          id: 'failed',
          description:
            'It is unknown whether the last action was done. The person can send it again, or look at the current state.',
          on: {
            'action.retried': [...again],
            'load.retried': { target: 'refreshing', actions: 'clearAction' },
          },
        },
      },
    },
    confirming: {
      description: 'Asks for confirmation before something is declined, withdrawn or ended.',
      meta: meta.confirming,
      on: {
        'question.dismissed': { target: '#refreshing', actions: 'clearAction' },
        'ending.confirmed': [
          { guard: ending('decline'), target: '#declining', actions: assignKey },
          { guard: ending('withdraw'), target: '#withdrawing', actions: assignKey },
          { target: '#leaving', actions: assignKey },
        ],
      },
    },
    acting,
    expired: {
      description: 'The session ended. The captain signs in again and continues.',
      meta: meta.expired,
      ...sessionEnded,
      on: {
        'session.restored': [...again, { guard: 'hasView', target: '#refreshing' }, { target: 'loading' }],
      },
    },
    forbidden: {
      id: 'forbidden',
      description: 'Someone else is the captain now. Nothing of the family is shown.',
      meta: meta.forbidden,
      entry: 'clearView',
    },
  },
});

export type SuperPelotonSnapshot = SnapshotFrom<typeof superPelotonMachine>;

export const metaOfSuperPeloton = (snapshot: SuperPelotonSnapshot): SuperPelotonMeta =>
  innermostMeta(snapshot, meta.loading);
