import { assignFailure, assignTimeout, ofError, ofOutput } from '#machines/fragments.ts';
import { meta } from './registration.messages.ts';
import {
  backToStep,
  ofRegistration,
  registrationSetup,
  sharedFailures,
  staleFailures,
  wentOnElsewhere,
} from './registration.setup.ts';
import type { Attempt, PayRequest } from './registration.types.ts';

/** From the payment form to a nonce. */
export const tokenizing = registrationSetup.createStateConfig({
  description: 'The payment form makes a one-time nonce from the card data; the card data stays in the form.',
  meta: meta.tokenizing,
  tags: ['busy', 'form'],
  invoke: {
    id: 'tokenizePayment',
    src: 'tokenizePayment',
    onDone: [
      {
        guard: 'isPaying',
        target: 'paying',
        actions: { type: 'assignNonce', params: ofOutput },
      },
      {
        target: 'saving',
        actions: { type: 'assignNonce', params: ofOutput },
      },
    ],
    onError: { target: 'answering', actions: assignFailure },
  },
  after: {
    saveLimit: { target: 'answering', actions: assignTimeout },
  },
});

export const paying = registrationSetup.createStateConfig({
  description:
    'The server charges the fee. Without a clear answer, the app asks for the outcome; it never pays again.',
  meta: meta.paying,
  tags: ['busy', 'form'],
  invoke: {
    id: 'payFee',
    src: 'payFee',
    input: ({ context }) => context.attempt as Attempt & { request: PayRequest },
    onDone: [
      {
        guard: { type: 'isProcessing', params: ofRegistration },
        target: 'confirming',
        actions: { type: 'assignLoaded', params: ofRegistration },
      },
      { target: 'completing', actions: { type: 'assignSaved', params: ofRegistration } },
    ],
    onError: [
      ...sharedFailures,
      wentOnElsewhere,
      ...staleFailures,
      {
        guard: { type: 'isOutcomeOpen', params: ofError },
        target: 'confirming',
        actions: 'clearAttempt',
      },
      backToStep,
    ],
  },
  after: { payLimit: { target: 'confirming', actions: 'clearAttempt' } },
});

/** A payment without an answer; ends in charged, not charged, or "we will write to you". */
export const confirming = registrationSetup.createStateConfig({
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
      description: 'Loads the registration, for the state of its fee.',
      invoke: {
        id: 'checkPayment',
        src: 'loadRegistration',
        onDone: [
          {
            guard: { type: 'isAllSaved', params: ofRegistration },
            target: '#registration.completing',
            actions: { type: 'assignLoaded', params: ofRegistration },
          },
          { guard: { type: 'isProcessing', params: ofRegistration }, target: 'deciding' },
          {
            target: '#registration.answering',
            actions: [{ type: 'assignLoaded', params: ofRegistration }, 'assignNotCharged'],
          },
        ],
        onError: [...sharedFailures, { target: 'deciding' }],
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
