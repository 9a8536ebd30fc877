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
  description: 'The payment form turns what it holds into a one-time nonce; card data stays in the form.',
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
  description: 'The fee is charged. Whatever is not a plain answer leads to asking, never to paying again.',
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
  description: 'It is not known whether the card was charged. The server is asked until it knows.',
  meta: meta.confirming,
  initial: 'waiting',
  states: {
    waiting: {
      description: 'A moment until the next question.',
      after: { pollDelay: { target: 'checking', actions: 'countPoll' } },
    },
    checking: {
      description: 'The registration is fetched for the state of its fee.',
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
      description: 'Asks again as long as it is reasonable to wait.',
      always: [{ guard: 'hasPollsLeft', target: 'waiting' }, { target: 'unresolved' }],
    },
    unresolved: {
      description: 'The person is told that we will write; the server goes on reconciling.',
      meta: meta.unresolved,
      on: { 'payment.checked': { target: 'checking', actions: 'clearPolls' } },
    },
  },
});
