import { interacting } from './auth.interaction.ts';
import { loading } from './auth.loading.ts';
import { loggedIn } from './auth.session.ts';
import { authSetup, nobody } from './auth.setup.ts';

/** Who is signed in: from reading the browser's storage to signing out. */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  description: 'Knows who is signed in, and signs people in and out',
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
      description: 'Neither the provider nor the API answers; the person stays signed in',
      tags: 'loading',
      on: { 'retry.requested': 'loading' },
      after: { reconnectDelay: 'loading' },
    },
    recovering: {
      description: 'The provider’s answer is invalid, so the browser’s stored session is removed',
      entry: { type: 'assignLogoutReason', params: { reason: 'unknown' } },
      always: 'loggingOut',
    },
    loggedIn,
    expired: {
      description: 'The session expired; the open flow waits until the person signs in again',
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
      description: 'Removes the session and leaves for the provider’s sign-out',
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
