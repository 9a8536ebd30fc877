import { ofError, ofTimeout } from '#machines/fragments.ts';
import { tokenRefused } from './auth.failures.ts';
import { authSetup } from './auth.setup.ts';
import type { Account, User } from './auth.types.ts';

/** The token can't be renewed without the person. The page says why, and keeps what they were doing. */
const ended = {
  target: '#auth.expired',
  actions: [{ type: 'assignFailure', params: ofError }, 'notifyRanOut'],
} as const;

/** There was no answer, which says nothing about the session. */
const unanswered = {
  guard: { type: 'isUnreachable', params: ofError },
  target: 'postponed',
  actions: { type: 'assignOutage', params: ofError },
} as const;
const late = { target: 'postponed', actions: { type: 'assignOutage', params: ofTimeout } } as const;

/** The next token is here, and waiting flows can go on. */
const prolonged = [
  { type: 'assignAccount', params: ({ event }: { event: { output: Account } }) => ({ user: event.output }) },
  'clearFailure',
  'assignLoggedIn',
  'notifyRestored',
] as const;

/** A person is signed in, as long as a token can be had without them. */
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
      description: 'Telling a flow that was interrupted that it can go on',
      always: [
        { guard: 'isComingBack', target: 'active', actions: ['notifyRestored', 'clearRequest'] },
        { target: 'active', actions: 'clearRequest' },
      ],
    },
    active: {
      description: 'The token is good, as far as anyone knows',
      entry: { type: 'assignUnannounced', params: { isUnannounced: true } },
      after: { renewalDue: 'prolonging' },
    },
    prolonging: {
      description: 'The token runs out in five minutes: getting the next one while nobody notices',
      invoke: {
        id: 'prolongToken',
        src: 'refreshToken',
        input: { isForced: false },
        onDone: { target: 'active', actions: prolonged },
        onError: [unanswered, ended],
      },
      after: { refreshLimit: late },
    },
    postponed: {
      description: 'Nobody answered, which ends no session: trying again later',
      on: { 'retry.requested': 'prolonging' },
      after: { renewalRetry: 'prolonging' },
    },
    renewing: {
      description: 'The token has run out or the API refused it: trying for another one without the person',
      on: {
        // If several flows find out that the session expired, one that shows it is enough.
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
      after: { refreshLimit: late },
    },
    renewed: {
      description: 'The token is brand-new; if the API refuses this one too, another would not help',
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
