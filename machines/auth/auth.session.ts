import { authSetup, ofError } from './auth.setup.ts';
import type { User } from './auth.types.ts';

/** No token without the person: it is known why, and what they were doing waits for them. */
const ended = { target: '#auth.expired', actions: { type: 'assignFailure', params: ofError } } as const;

/** Somebody is signed in, for as long as a token can be had without them. */
export const loggedIn = authSetup.createStateConfig({
  description: 'Somebody is signed in',
  entry: [
    'clearFailure',
    'assignLoggedIn',
    // Every way here leads through a port that answers with the user.
    { type: 'notifyOpened', params: ({ context }) => ({ user: context.cachedUserResponse as User }) },
  ],
  initial: 'settling',
  on: {
    'session.expired': '.renewing',
    'route.changed': [
      {
        guard: { type: 'hasRunOut', params: ({ event }) => event },
        target: '.renewing',
        actions: { type: 'assignSeen', params: ({ event }) => event },
      },
      { actions: { type: 'assignSeen', params: ({ event }) => event } },
    ],
    'publicId.changed': { actions: { type: 'assignPublicId', params: ({ event }) => event } },
  },
  states: {
    settling: {
      description: 'Telling a flow that was interrupted that it can go on',
      always: [
        { guard: 'wasExpired', target: 'active', actions: ['notifyRestored', 'clearRequest'] },
        { target: 'active', actions: 'clearRequest' },
      ],
    },
    active: {
      description: 'The token is good, as far as anybody knows',
      after: { renewalDue: 'prolonging' },
    },
    prolonging: {
      description: 'The token runs out in five minutes: getting the next one while nobody notices',
      invoke: {
        id: 'prolongToken',
        src: 'refreshToken',
        input: { isForced: false },
        onDone: {
          target: 'active',
          actions: [
            { type: 'assignAccount', params: ({ event }) => ({ user: event.output }) },
            'assignLoggedIn',
          ],
        },
        onError: [{ guard: { type: 'isUnreachable', params: ofError }, target: 'postponed' }, ended],
      },
      after: { refreshLimit: 'postponed' },
    },
    postponed: {
      description: 'Nobody answered, and the token is good for some minutes yet: trying again later',
      after: { renewalRetry: 'prolonging' },
    },
    renewing: {
      description: 'The token has run out or the API refused it: trying for another one without the person',
      on: {
        'session.expired': {},
        'route.changed': { actions: { type: 'assignSeen', params: ({ event }) => event } },
      },
      invoke: {
        id: 'renewToken',
        src: 'refreshToken',
        input: { isForced: true },
        onDone: {
          target: 'renewed',
          actions: [
            { type: 'assignAccount', params: ({ event }) => ({ user: event.output }) },
            'assignLoggedIn',
            'notifyRestored',
          ],
        },
        onError: ended,
      },
      after: { refreshLimit: '#auth.expired' },
    },
    renewed: {
      description: 'The token is brand-new; if the API refuses this one too, another would not help',
      on: { 'session.expired': '#auth.expired' },
      after: { renewedGrace: 'active' },
    },
  },
});
