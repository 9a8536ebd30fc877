import { ofError, ofTimeout } from '#machines/fragments.ts';
import { tokenRefused } from './auth.failures.ts';
import { authSetup } from './auth.setup.ts';
import type { Account, User } from './auth.types.ts';

/** The token can't be renewed without the person. The page says why, and keeps what they were doing. */
const ended = {
  target: '#auth.expired',
  actions: [{ type: 'assignFailure', params: ofError }, 'notifyRanOut'],
} as const;

/** The renewal got no answer, so the session may still be valid. */
const unanswered = {
  guard: { type: 'isUnreachable', params: ofError },
  target: 'postponed',
  actions: { type: 'assignOutage', params: ofError },
} as const;
const timedOut = { target: 'postponed', actions: { type: 'assignOutage', params: ofTimeout } } as const;

/** The token is renewed, and waiting flows can continue. */
const prolonged = [
  { type: 'assignAccount', params: ({ event }: { event: { output: Account } }) => ({ user: event.output }) },
  'clearFailure',
  'assignLoggedIn',
  'notifyRestored',
] as const;

/** A person is signed in, as long as the app can renew the token without them. */
export const loggedIn = authSetup.createStateConfig({
  description: 'Someone is signed in',
  entry: [
    'clearFailure',
    'assignLoggedIn',
    // Every transition to this state comes from a port that resolves with the user.
    { type: 'notifyOpened', params: ({ context }) => ({ user: context.cachedUserResponse as User }) },
  ],
  initial: 'settling',
  on: {
    'session.expired': {
      target: '.renewing',
      actions: {
        type: 'assignUnannounced',
        params: ({ event }) => ({ isUnannounced: event.isUnannounced === true }),
      },
    },
    'route.changed': [
      {
        guard: { type: 'hasRunOut', params: ({ event }) => event },
        target: '.renewing',
        actions: [
          { type: 'assignSeen', params: ({ event }) => event },
          { type: 'assignUnannounced', params: { isUnannounced: true } },
        ],
      },
      { actions: { type: 'assignSeen', params: ({ event }) => event } },
    ],
    'publicId.changed': { actions: { type: 'assignPublicId', params: ({ event }) => event } },
  },
  states: {
    settling: {
      description: 'Tells an interrupted flow that it can continue',
      always: [
        { guard: 'isComingBack', target: 'active', actions: ['notifyRestored', 'clearRequest'] },
        { target: 'active', actions: 'clearRequest' },
      ],
    },
    active: {
      description: 'The token is valid, as far as the app knows',
      entry: { type: 'assignUnannounced', params: { isUnannounced: true } },
      after: { renewalDue: 'prolonging' },
    },
    prolonging: {
      description: 'The token expires in five minutes; the app renews it in the background',
      invoke: {
        id: 'prolongToken',
        src: 'refreshToken',
        input: { isForced: false },
        onDone: { target: 'active', actions: prolonged },
        onError: [unanswered, ended],
      },
      after: { refreshLimit: timedOut },
    },
    postponed: {
      description: 'The renewal got no answer, which does not end the session; the app tries again later',
      on: { 'retry.requested': 'prolonging' },
      after: { renewalRetry: 'prolonging' },
    },
    renewing: {
      description: 'The token expired or the API refused it; the app renews it without the person',
      on: {
        // Several flows may report the expired session. One that shows it is enough.
        'session.expired': {
          actions: {
            type: 'assignUnannounced',
            params: ({ context, event }) => ({
              isUnannounced: context.isUnannounced && event.isUnannounced === true,
            }),
          },
        },
        'signIn.requested': { actions: 'assignSessionPending' },
        'route.changed': { actions: { type: 'assignSeen', params: ({ event }) => event } },
      },
      invoke: {
        id: 'renewToken',
        src: 'refreshToken',
        input: { isForced: true },
        onDone: { target: 'renewed', actions: prolonged },
        onError: [unanswered, ended],
      },
      after: { refreshLimit: timedOut },
    },
    renewed: {
      description: 'The token is new; if the API refuses it too, another renewal would not help',
      on: {
        'session.expired': {
          target: '#auth.expired',
          actions: [
            { type: 'assignFailure', params: { error: tokenRefused } },
            {
              type: 'assignUnannounced',
              params: ({ event }) => ({ isUnannounced: event.isUnannounced === true }),
            },
            'notifyRanOut',
          ],
        },
      },
      after: { renewedGrace: 'active' },
    },
  },
});
