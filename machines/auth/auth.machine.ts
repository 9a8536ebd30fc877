import { interacting } from './auth.interaction.ts';
import { loading } from './auth.loading.ts';
import { loggedIn } from './auth.session.ts';
import { authSetup, nobody } from './auth.setup.ts';

/** Who is signed in: from reading the browser's storage to signing out. */
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
    loading,
    unreachable: {
      description: 'Neither the provider nor the API answers; nobody is signed out for that',
      tags: 'loading',
      on: { 'retry.requested': 'loading' },
      after: { reconnectDelay: 'loading' },
    },
    recovering: {
      description:
        'What came back from the provider makes no sense: all that the browser remembers has to go',
      entry: { type: 'assignLogoutReason', params: { reason: 'unknown' } },
      always: 'loggingOut',
    },
    loggedIn,
    expired: {
      description: 'The session ran out; whatever the person was doing waits for them to sign in again',
      tags: 'expired',
      entry: 'assignExpired',
      on: {
        'signIn.requested': {
          target: 'interacting',
          actions: { type: 'assignRequest', params: ({ event }) => event },
        },
      },
    },
    loggedOut: {
      description: 'Nobody is signed in',
      entry: ['clearUser', 'notifyClosed'],
      on: {
        'signIn.requested': {
          target: 'interacting',
          actions: { type: 'assignRequest', params: ({ event }) => event },
        },
        'session.endedElsewhere': {},
      },
    },
    interacting,
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
        // The provider can't be reached, so the page itself goes to the home page.
        onError: { target: 'loggedOut', actions: 'notifyLeft' },
      },
      after: { leaveLimit: { target: 'loggedOut', actions: 'notifyLeft' } },
    },
  },
});
