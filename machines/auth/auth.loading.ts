import { ofError, ofOutput, ofTimeout } from '#machines/fragments.ts';
import { authSetup, returnToOf } from './auth.setup.ts';

const failed = { target: '#auth.loggingOut', actions: { type: 'assignFailure', params: ofError } } as const;
const unreachable = {
  guard: { type: 'isUnreachable', params: ofError },
  target: '#auth.unreachable',
  actions: { type: 'assignOutage', params: ofError },
} as const;
const late = { target: '#auth.unreachable', actions: { type: 'assignOutage', params: ofTimeout } } as const;

/** Reads the browser's storage and finds out who is signed in. */
export const loading = authSetup.createStateConfig({
  description: 'Finds out whether someone is signed in',
  tags: 'loading',
  initial: 'readingAccount',
  on: { 'signIn.requested': { actions: 'assignSessionPending' } },
  states: {
    readingAccount: {
      description: 'Reads the browser’s stored session and the provider’s answer, and whom they name',
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        onDone: [
          {
            // A person who comes straight from the provider may be new to the API.
            guard: { type: 'isFresh', params: ofOutput },
            target: 'creatingContact',
            actions: { type: 'assignRestored', params: ofOutput },
          },
          {
            guard: { type: 'isToken', params: ofOutput },
            target: 'fetchingUser',
            actions: { type: 'assignRestored', params: ofOutput },
          },
          {
            guard: { type: 'isForgotten', params: ofOutput },
            target: '#auth.interacting',
            actions: {
              type: 'assignRequest',
              params: ({ event }) => ({
                policy: 'passwordReset',
                display: 'redirect',
                returnTo: returnToOf(event.output),
              }),
            },
          },
          {
            guard: { type: 'isReset', params: ofOutput },
            target: '#auth.interacting',
            actions: {
              type: 'assignRequest',
              params: ({ event }) => ({
                policy: 'emailSignIn',
                display: 'redirect',
                returnTo: returnToOf(event.output),
              }),
            },
          },
          { target: '#auth.loggedOut' },
        ],
        onError: [
          unreachable,
          {
            guard: { type: 'isCancelled', params: ofError },
            target: '#auth.loggedOut',
            actions: { type: 'assignLoginError', params: ofError },
          },
          { guard: { type: 'isInvalidState', params: ofError }, target: '#auth.recovering' },
          failed,
        ],
      },
      after: { restoreLimit: late },
    },
    fetchingUser: {
      description: 'Loads the signed-in person from the API',
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
      after: { callLimit: late },
    },
    creatingContact: {
      description: 'Follows a sign-in at the provider: creates the person’s contact in the API, or finds it',
      invoke: {
        id: 'createContact',
        src: 'createContact',
        input: ({ context }) => ({ user: context.user }),
        onDone: {
          target: 'refreshing',
          actions: { type: 'assignUser', params: ({ event }) => ({ user: event.output }) },
        },
        onError: [unreachable, failed],
      },
      after: { callLimit: late },
    },
    refreshing: {
      description: 'Gets a new token without the person',
      invoke: {
        id: 'refreshToken',
        src: 'refreshToken',
        input: { isForced: false },
        onDone: {
          target: '#auth.loggedIn',
          actions: { type: 'assignAccount', params: ({ event }) => ({ user: event.output }) },
        },
        onError: [
          { guard: { type: 'isNobody', params: ofError }, target: '#auth.loggedOut' },
          unreachable,
          failed,
        ],
      },
      after: { refreshLimit: late },
    },
  },
});
