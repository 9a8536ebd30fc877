import type { SnapshotFrom } from 'xstate';
import { assignFailure, assignTimeout, sessionEnded } from '#machines/fragments.ts';
import { acting } from './member-desk.acting.ts';
import { asking } from './member-desk.asking.ts';
import { memberDeskMeta as meta } from './member-desk.messages.ts';
import { again, assignQuery, assignView, deskSetup, whenClosed } from './member-desk.setup.ts';
import { initialContext } from './member-desk.updates.ts';

/** The captain and the admins of a peloton answer requests, look after its members, and hand over the captaincy. */
export const memberDeskMachine = deskSetup.createMachine({
  id: 'memberDesk',
  description: 'The desk of a peloton’s captain and admins',
  context: ({ input }) => initialContext(input),
  initial: 'loading',
  on: { 'query.changed': { actions: assignQuery } },
  states: {
    loading: {
      description: 'Nothing is shown yet.',
      meta: meta.loading,
      tags: 'busy',
      invoke: {
        id: 'loadDesk',
        src: 'loadDesk',
        input: ({ context: { pelotonId, query } }) => ({ pelotonId, query }),
        onDone: { target: 'showing', actions: assignView },
        onError: [...whenClosed, { target: 'unavailable', actions: assignFailure }],
      },
      after: { loadLimit: { target: 'unavailable', actions: assignTimeout } },
    },
    unavailable: {
      description: 'Nothing could be loaded; the person can try again.',
      meta: meta.unavailable,
      on: { 'load.retried': { target: 'loading', actions: 'clearFailure' } },
    },
    showing: {
      description: 'Everything is shown, and everything can be done.',
      meta: meta.showing,
      initial: 'resting',
      on: {
        'query.changed': { target: '.refreshing', actions: [assignQuery, 'clearAction'] },
        'choice.changed': { actions: { type: 'assignChosen', params: ({ event }) => event } },
        'requests.approved': {
          target: '#deciding',
          actions: {
            type: 'assignAction',
            params: ({ event: { people, key } }) => ({ action: { kind: 'approve', people }, key }),
          },
        },
        'decline.asked': {
          target: 'asking.confirming',
          actions: {
            type: 'assignAction',
            params: ({ event: { people } }) => ({ action: { kind: 'decline', people }, key: null }),
          },
        },
        'member.opened': {
          target: 'asking.managing',
          actions: { type: 'assignOpened', params: ({ event }) => event },
        },
        'member.changed': {
          target: '#changing',
          actions: {
            type: 'assignAction',
            params: ({ event }) => ({
              action: { kind: event.change, people: [event.person] },
              key: event.key,
            }),
          },
        },
      },
      states: {
        resting: {
          description: 'Compares the shown data with the server while the page is visible.',
          invoke: {
            id: 'watchDesk',
            src: 'watchDesk',
            input: ({ context: { pelotonId, view } }) => ({ pelotonId, known: view?.desk ?? null }),
          },
          on: { 'desk.outdated': 'refreshing' },
        },
        refreshing: {
          id: 'refreshing',
          description: 'Loads the data again; the old data stays visible and usable.',
          tags: 'busy',
          invoke: {
            id: 'loadAnew',
            src: 'loadDesk',
            input: ({ context: { pelotonId, query } }) => ({ pelotonId, query }),
            onDone: { target: 'resting', actions: assignView },
            onError: [...whenClosed, { target: 'stale' }],
          },
          after: { loadLimit: 'stale' },
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
    asking,
    acting,
    expired: {
      description: 'The session ended. The choice stays; the person signs in again and continues.',
      meta: meta.expired,
      ...sessionEnded,
      on: {
        'session.restored': [
          ...again,
          { guard: 'hasView', target: '#refreshing', actions: 'clearOpened' },
          { target: 'loading' },
        ],
      },
    },
    forbidden: {
      id: 'forbidden',
      description: 'The person is no longer captain or admin. Nothing of the peloton is shown.',
      meta: meta.forbidden,
      entry: 'clearView',
    },
  },
});

export type MemberDeskSnapshot = SnapshotFrom<typeof memberDeskMachine>;
