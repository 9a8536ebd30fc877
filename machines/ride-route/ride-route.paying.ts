import { assignFailure, assignTimeout, ofError, ofOutput, whenExpired } from '#machines/fragments.ts';
import { rideRouteMeta as meta } from './ride-route.messages.ts';
import { chosenOption } from './ride-route.rules.ts';
import { ofOwn, rideRouteSetup } from './ride-route.setup.ts';
import { orderOf } from './ride-route.updates.ts';

/** Gets a nonce from the payment form. */
export const tokenizing = rideRouteSetup.createStateConfig({
  description: 'The payment form makes a one-time nonce from the card data; the card data stays in the form.',
  meta: meta.tokenizing,
  tags: 'busy',
  invoke: {
    id: 'tokenizePayment',
    src: 'tokenizePayment',
    input: ({ context }) => ({ amount: chosenOption(context)?.charge ?? 0 }),
    onDone: {
      target: 'changing',
      actions: { type: 'assignNonce', params: ofOutput },
    },
    onError: { target: 'reviewing', actions: assignFailure },
  },
  after: { payLimit: { target: 'reviewing', actions: assignTimeout } },
});

export const changing = rideRouteSetup.createStateConfig({
  description:
    'The server changes the route and charges its cost. Without a clear answer, the app asks for the outcome; it never pays again.',
  meta: meta.changing,
  tags: 'busy',
  invoke: {
    id: 'changeRoute',
    src: 'changeRoute',
    input: ({ context }) => ({ order: orderOf(context), key: context.key ?? '' }),
    onDone: [
      {
        guard: { type: 'isCharging', params: ofOwn },
        target: 'confirming',
        actions: { type: 'assignOwn', params: ofOwn },
      },
      { target: 'resting', actions: { type: 'assignChanged', params: ofOwn } },
    ],
    onError: [
      whenExpired,
      { guard: { type: 'isChargeOpen', params: ofError }, target: 'confirming' },
      { guard: { type: 'isMoved', params: ofError }, target: 'loading', actions: assignFailure },
      { guard: { type: 'isOld', params: ofError }, target: 'finding', actions: assignFailure },
      { target: 'reviewing', actions: assignFailure },
    ],
  },
  after: {
    payLimit: [
      { guard: 'isPaid', target: 'confirming' },
      { target: 'reviewing', actions: assignTimeout },
    ],
  },
});

/** A change without an answer. It ends as changed, not charged, or "we will write to you". */
export const confirming = rideRouteSetup.createStateConfig({
  description:
    'It is unknown whether the card was charged. The server is asked until it knows, or the polls run out.',
  meta: meta.confirming,
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Waits before the next look-up.',
      after: { pollDelay: { target: 'checking', actions: 'countPoll' } },
    },
    checking: {
      description: 'Loads the routes: which one the person rides, and whether a charge is open.',
      invoke: {
        id: 'checkChange',
        src: 'loadRoutes',
        onDone: [
          {
            guard: { type: 'hasMoved', params: ofOwn },
            target: '#rideRoute.resting',
            actions: { type: 'assignChanged', params: ofOwn },
          },
          {
            guard: { type: 'isCharging', params: ofOwn },
            target: 'deciding',
            actions: { type: 'assignOwn', params: ofOwn },
          },
          {
            guard: 'hasOptions',
            target: '#rideRoute.reviewing',
            actions: { type: 'assignNotCharged', params: ofOwn },
          },
          {
            target: '#rideRoute.resting',
            actions: [
              { type: 'assignLoaded', params: ofOwn },
              { type: 'assignNotCharged', params: ofOwn },
            ],
          },
        ],
        onError: [whenExpired, { target: 'deciding' }],
      },
      after: { loadLimit: 'deciding' },
    },
    deciding: {
      description: 'Asks again until the polls run out.',
      always: [{ guard: 'hasPollsLeft', target: 'waiting' }, { target: 'unresolved' }],
    },
    unresolved: {
      description: 'The person reads that we will write; the server keeps reconciling.',
      meta: meta.unresolved,
      on: { 'payment.checked': { target: 'checking', actions: 'clearPolls' } },
    },
  },
});
