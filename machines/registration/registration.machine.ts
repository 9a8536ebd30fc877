import { assign } from 'xstate';
import { timedOut } from '#machines/flow-error.ts';
import {
  assignFailure,
  assignTimeout,
  ofError,
  ofTimeout,
  sessionEnded,
  whenExpired,
} from '#machines/fragments.ts';
import { holdsPaymentForm } from '#machines/payment/payment-form.ts';
import { answering } from './registration.answering.ts';
import { meta } from './registration.messages.ts';
import { confirming, paying, tokenizing } from './registration.paying.ts';
import { elsewhere, refreshing } from './registration.refreshing.ts';
import {
  backToStep,
  ofRegistration,
  registrationSetup,
  sharedFailures,
  staleFailures,
  wentOnElsewhere,
} from './registration.setup.ts';
import type { Attempt, SaveRequest } from './registration.types.ts';
import * as updates from './registration.updates.ts';

/**
 * Stepping through a registration. The server's registration is the truth about where the person stands; this machine
 * holds what is typed and not yet saved, and asks for each step to be saved in turn.
 */
export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  invoke: holdsPaymentForm,
  context: ({ input }) => updates.initialContext(input),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads the registration in progress, which says which steps apply and which are saved.',
      meta: meta.loading,
      tags: ['busy'],
      invoke: {
        id: 'loadRegistration',
        src: 'loadRegistration',
        onDone: [
          {
            guard: { type: 'isAllSaved', params: ofRegistration },
            target: 'completing',
            actions: { type: 'assignLoaded', params: ofRegistration },
          },
          { target: 'answering', actions: { type: 'assignLoaded', params: ofRegistration } },
        ],
        onError: [
          ...sharedFailures,
          {
            guard: { type: 'isNoneInProgress', params: ofError },
            target: 'answering',
            actions: 'assignNoneInProgress',
          },
          { target: 'unavailable', actions: assignFailure },
        ],
      },
      after: {
        loadLimit: { target: 'unavailable', actions: assignTimeout },
      },
    },
    unavailable: {
      description: 'The registration could not be loaded; the person can try again.',
      meta: meta.unavailable,
      on: { 'load.retried': { target: 'loading', actions: 'clearFailure' } },
    },
    answering,
    checkingCode: {
      description: 'Looks up a group, sponsor or discount code; the step stays the same.',
      meta: meta.checkingCode,
      tags: ['busy', 'form'],
      invoke: {
        id: 'checkCode',
        src: 'checkCode',
        input: ({ context }) => context.checking ?? { kind: 'group', code: '' },
        onDone: {
          target: 'answering',
          actions: assign(({ context, event }) => updates.codeFound(context, event.output)),
        },
        onError: [
          { ...whenExpired, actions: 'clearChecking' },
          {
            target: 'answering',
            actions: assign(({ context, event }) => updates.codeFailed(context, event.error)),
          },
        ],
      },
      after: {
        codeLimit: {
          target: 'answering',
          actions: assign(({ context }) => updates.codeFailed(context, timedOut())),
        },
      },
    },
    tokenizing,
    saving: {
      description: 'The server saves the step.',
      meta: meta.saving,
      tags: ['busy', 'form'],
      invoke: {
        id: 'saveStep',
        src: 'saveStep',
        input: ({ context }) => context.attempt as Attempt & { request: SaveRequest },
        onDone: [
          {
            guard: { type: 'isAllSaved', params: ofRegistration },
            target: 'completing',
            actions: { type: 'assignSaved', params: ofRegistration },
          },
          { target: 'answering', actions: { type: 'assignSaved', params: ofRegistration } },
        ],
        onError: [...sharedFailures, wentOnElsewhere, ...staleFailures, backToStep],
      },
      after: {
        saveLimit: { target: 'answering', actions: { type: 'assignStepFailure', params: ofTimeout } },
      },
    },
    refreshing,
    elsewhere,
    paying,
    confirming,
    completing: {
      description: 'All steps are saved; the server completes the registration in one transaction.',
      meta: meta.completing,
      initial: 'finishing',
      states: {
        finishing: {
          description: 'The server finishes the registration.',
          tags: ['busy'],
          invoke: {
            id: 'completeRegistration',
            src: 'completeRegistration',
            input: ({ context }) => ({ key: context.registration?.id ?? '' }),
            onDone: {
              target: '#registration.completed',
              actions: assign({ registration: ({ event }) => event.output }),
            },
            onError: [...sharedFailures, ...staleFailures, { target: 'stalled', actions: assignFailure }],
          },
          after: {
            saveLimit: { target: 'stalled', actions: assignTimeout },
          },
        },
        stalled: {
          description: 'Finishing failed; nothing is lost and the person can try again.',
          meta: meta.stalled,
          on: { 'completion.retried': { target: 'finishing', actions: 'clearFailure' } },
        },
      },
    },
    expired: {
      description: 'The session ended. The input stays; the person signs in again and continues.',
      meta: meta.expired,
      tags: ['form'],
      ...sessionEnded,
      on: {
        'session.restored': [
          { guard: 'isPaying', target: 'paying', actions: 'clearFailure' },
          { guard: 'isSaving', target: 'saving', actions: 'clearFailure' },
          { target: 'loading', actions: 'clearFailure' },
        ],
      },
    },
    completed: {
      description: 'The person is on the roster.',
      meta: meta.completed,
      initial: 'gathering',
      states: {
        gathering: {
          description: 'Loads the person’s registration and the roster.',
          tags: ['busy'],
          invoke: {
            id: 'loadCelebration',
            src: 'loadCelebration',
            onDone: { target: 'celebrated', actions: assign({ celebration: ({ event }) => event.output }) },
            onError: 'celebrated',
          },
          after: { loadLimit: 'celebrated' },
        },
        celebrated: { description: 'The last screen; the confirmation is also e-mailed.' },
      },
    },
  },
});
