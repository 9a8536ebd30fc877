import { authSetup, nobody, ofError, ofTimeOut } from './auth.setup.ts';
import type { User } from './auth.types.ts';

const failed = { target: '#auth.loggingOut', actions: { type: 'assignFailure', params: ofError } } as const;
const unreachable = {
  guard: { type: 'isUnreachable', params: ofError },
  target: '#auth.unreachable',
} as const;

/** Who is signed in, from the first look at the browser's memory to the way out. */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  description: 'Who is signed in, and the way in and out',
  context: nobody,
  initial: 'loading',
  on: {
    'logout.requested': {
      target: '.loggingOut',
      actions: { type: 'assignLogoutReason', params: ({ event }) => ({ reason: event.reason }) },
    },
    'session.endedElsewhere': {
      target: '.loggedOut',
      actions: [{ type: 'assignLogoutReason', params: { reason: 'manual' } }, 'notifyEndedElsewhere'],
    },
  },
  invoke: { id: 'watchTabs', src: 'watchTabs' },
  states: {
    loading: {
      description: 'Finding out whether somebody is signed in',
      tags: 'loading',
      initial: 'restoring',
      states: {
        restoring: {
          description: 'Reading what the browser remembers and what the provider sent back',
          invoke: {
            id: 'restoreSession',
            src: 'restoreSession',
            onDone: [
              {
                guard: { type: 'isFresh', params: ({ event }) => ({ restored: event.output }) },
                target: 'creatingContact',
                actions: { type: 'assignRestored', params: ({ event }) => ({ restored: event.output }) },
              },
              {
                guard: { type: 'isAccount', params: ({ event }) => event.output },
                target: 'fetchingUser',
                actions: { type: 'assignRestored', params: ({ event }) => ({ restored: event.output }) },
              },
              { target: '#auth.loggedOut' },
            ],
            onError: [
              unreachable,
              { guard: { type: 'isNobody', params: ofError }, target: '#auth.loggedOut' },
              {
                guard: { type: 'isCancelled', params: ofError },
                target: '#auth.loggedOut',
                actions: { type: 'assignLoginError', params: ofError },
              },
              { guard: { type: 'isInvalidState', params: ofError }, target: '#auth.recovering' },
              failed,
            ],
          },
          after: { restoreLimit: '#auth.unreachable' },
        },
        fetchingUser: {
          description: 'Asking the API who this is',
          invoke: {
            id: 'fetchUser',
            src: 'fetchUser',
            onDone: {
              target: 'refreshing',
              actions: { type: 'assignUser', params: ({ event }) => ({ user: event.output }) },
            },
            onError: [
              { guard: { type: 'isUnknownPerson', params: ofError }, target: 'creatingContact' },
              unreachable,
              failed,
            ],
          },
          after: { callLimit: '#auth.unreachable' },
        },
        creatingContact: {
          description:
            'Straight from the provider: making the person known to the API, or finding that they are',
          invoke: {
            id: 'createContact',
            src: 'createContact',
            input: ({ context }) => ({ account: context.account }),
            onDone: {
              target: 'refreshing',
              actions: { type: 'assignUser', params: ({ event }) => ({ user: event.output }) },
            },
            onError: [unreachable, failed],
          },
          after: { callLimit: '#auth.unreachable' },
        },
        refreshing: {
          description: 'Getting a fresh token without the person',
          invoke: {
            id: 'refreshToken',
            src: 'refreshToken',
            input: { isForced: false },
            onDone: {
              target: '#auth.loggedIn',
              actions: { type: 'assignAccount', params: ({ event }) => ({ account: event.output }) },
            },
            onError: [
              { guard: { type: 'isNobody', params: ofError }, target: '#auth.loggedOut' },
              unreachable,
              failed,
            ],
          },
          after: { refreshLimit: '#auth.unreachable' },
        },
      },
    },
    unreachable: {
      description: 'Neither the provider nor the API answers; nobody is signed out for that',
      tags: 'loading',
      on: { 'retry.requested': 'loading' },
      after: { reconnectDelay: 'loading' },
    },
    recovering: {
      description: 'What the browser remembers makes no sense: forgetting all of it',
      tags: 'loading',
      entry: { type: 'assignLogoutReason', params: { reason: 'unknown' } },
      invoke: { id: 'clearCache', src: 'clearCache', onDone: 'loggingOut', onError: 'loggingOut' },
      after: { callLimit: 'loggingOut' },
    },
    loggedIn: {
      description: 'Somebody is signed in',
      entry: [
        'clearFailure',
        // Both ways here lead through a port that answers with the user.
        { type: 'notifyOpened', params: ({ context }) => ({ user: context.user as User }) },
      ],
      initial: 'settling',
      on: { 'session.expired': '.renewing' },
      states: {
        settling: {
          description: 'Telling a flow that was interrupted that it can go on',
          always: [
            { guard: 'wasExpired', target: 'active', actions: ['notifyRestored', 'clearExpired'] },
            { target: 'active', actions: 'clearExpired' },
          ],
        },
        active: { description: 'The token is good, as far as anybody knows' },
        renewing: {
          description: 'The API refused the token: trying for another one without the person',
          on: { 'session.expired': {} },
          invoke: {
            id: 'renewToken',
            src: 'refreshToken',
            input: { isForced: true },
            onDone: {
              target: 'renewed',
              actions: [
                { type: 'assignAccount', params: ({ event }) => ({ account: event.output }) },
                'notifyRestored',
              ],
            },
            onError: '#auth.expired',
          },
          after: { refreshLimit: '#auth.expired' },
        },
        renewed: {
          description: 'The token is brand-new; if the API refuses this one too, another would not help',
          on: { 'session.expired': '#auth.expired' },
          after: { renewedGrace: 'active' },
        },
      },
    },
    expired: {
      description: 'The session ran out; whatever the person was doing waits for them to sign in again',
      tags: 'expired',
      meta: {
        title: 'Please sign in again',
        announce: 'Your sign-in has run out. Nothing you typed is lost.',
      },
      entry: 'assignExpired',
      on: { 'signIn.requested': { target: 'interacting', actions: 'assignRequest' } },
    },
    loggedOut: {
      description: 'Nobody is signed in',
      entry: ['clearUser', 'notifyClosed'],
      on: {
        'signIn.requested': { target: 'interacting', actions: 'assignRequest' },
        'logout.requested': {},
        'session.endedElsewhere': {},
      },
    },
    interacting: {
      description: 'The person is at the provider’s page, in a window of its own or on the way there',
      tags: 'interacting',
      initial: 'asking',
      on: {
        'signIn.requested': { actions: 'assignInProgress' },
        // No browser tells of a popup that was closed: the person has to be able to say so.
        'signIn.abandoned': '.refused',
      },
      states: {
        asking: {
          description: 'Opening the provider’s page and, with a popup, waiting for its answer',
          invoke: {
            id: 'login',
            src: 'login',
            input: ({ context }) => ({ request: context.request, email: context.userEmail }),
            onDone: [
              {
                guard: { type: 'isAccount', params: ({ event }) => event.output },
                target: '#auth.loading.creatingContact',
                actions: { type: 'assignLogin', params: ({ event }) => ({ result: event.output }) },
              },
              { target: 'leaving' },
            ],
            onError: { target: 'refused', actions: { type: 'assignLoginError', params: ofError } },
          },
          after: {
            popupLimit: { target: 'refused', actions: { type: 'assignLoginError', params: ofTimeOut } },
          },
        },
        leaving: {
          description: 'The browser is leaving for the provider',
          invoke: { id: 'watchReturn', src: 'watchReturn' },
          after: {
            leaveLimit: { target: 'refused', actions: { type: 'assignLoginError', params: ofTimeOut } },
          },
        },
        refused: {
          description: 'It came to nothing; back to where the person was',
          always: [{ guard: 'wasExpired', target: '#auth.expired' }, { target: '#auth.loggedOut' }],
        },
      },
    },
    loggingOut: {
      description: 'Forgetting who this was and leaving for the provider’s sign-out',
      tags: 'loading',
      entry: 'notifyEnding',
      on: { 'logout.requested': {}, 'session.endedElsewhere': {} },
      invoke: {
        id: 'logout',
        src: 'logout',
        input: ({ context }) => ({ reason: context.logoutReason ?? 'unknown' }),
        onDone: 'loggedOut',
        onError: 'loggedOut',
      },
      after: { leaveLimit: 'loggedOut' },
    },
  },
});
