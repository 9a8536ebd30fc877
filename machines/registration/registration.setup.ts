import { assign, setup } from 'xstate';
import { type FlowError, flowError } from '#machines/flow-error.ts';
import { noFailure } from '#machines/form/form-failure.ts';
import { assignFailure, ofError, sessionGuards, watchSession, whenExpired } from '#machines/fragments.ts';
import { paymentForm } from '#machines/payment/payment-form.ts';
import { pollDelayAfter } from '#machines/poll-delay.ts';
import { promisePort } from '#machines/port.ts';
import * as elsewhere from './registration.elsewhere.ts';
import * as guards from './registration.guards.ts';
import type {
  Attempt,
  Celebration,
  CheckedCode,
  CodeKind,
  FormStep,
  PayRequest,
  Registration,
  RegistrationContext,
  RegistrationEvent,
  RegistrationInput,
  RegistrationMeta,
  SaveRequest,
} from './registration.types.ts';
import * as updates from './registration.updates.ts';

const notCharged = flowError({
  kind: 'network',
  message: 'We didn’t charge your card. Check your connection and pay again.',
});

export const registrationSetup = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as RegistrationInput,
    meta: {} as RegistrationMeta,
    tags: {} as 'busy' | 'form',
  },
  // Each rejects with a FlowError, unless it only sends events.
  actors: {
    /** Loads the registration in progress. 404 (`conflict`): none; 409: completed. */
    loadRegistration: promisePort<Registration>('loadRegistration'),
    /** Saves one step; the same key with the same request is safe to send again. 412: the registration has another version now. */
    saveStep: promisePort<Registration, Attempt & { request: SaveRequest }>('saveStep'),
    /** Turns the content of the payment form into a one-time nonce; rejects with `invalid` when the form shows its own errors. */
    tokenizePayment: promisePort<{ nonce: string }>('tokenizePayment'),
    /** Pays the fee. 412 as above, before anything is charged. Resolves with `fee.state` `processing` when the gateway has not answered. */
    payFee: promisePort<Registration, Attempt & { request: PayRequest }>('payFee'),
    /** Completes the registration; its id is its idempotency key. */
    completeRegistration: promisePort<Registration, { key: string }>('completeRegistration'),
    /** Checks a group, sponsor or discount code, and resolves with what it opens. */
    checkCode: promisePort<CheckedCode, { kind: CodeKind; code: string }>('checkCode'),
    /** Loads what the person is registered for and the newest names on the roster, for the last screen. */
    loadCelebration: promisePort<Celebration>('loadCelebration'),
    watchSession,
    paymentForm,
  },
  guards: {
    isAt: ({ context }, params: { step: FormStep }) => context.step === params.step,
    isPaymentOpen: ({ context }) => context.registration?.fee.state === 'processing',
    isInvalid: ({ context }) => 'fieldErrors' in guards.checked(context),
    isPaying: ({ context }) => context.attempt?.request.step === 'fee',
    isSaving: ({ context }) => context.attempt !== null && context.attempt.request.step !== 'fee',
    isRetryOfPayment: ({ context }) => guards.isRetryOfPayment(context),
    needsPayment: ({ context }) => guards.needsPayment(context),
    isFee: ({ context }) => context.step === 'fee',
    hasPrevious: ({ context }) => guards.previousStep(context) !== null,
    canOpen: ({ context }, params: { step: FormStep }) => guards.canOpen(context.registration, params.step),
    hasCode: ({ context }, params: { kind: 'group' | 'sponsor' | 'discount' }) =>
      updates.typedCode(context, params.kind) !== '',
    hasPollsLeft: ({ context }) => context.polls < guards.longestPolling,
    isAllSaved: (_, params: { registration: Registration }) => params.registration.nextStep === 'complete',
    isProcessing: (_, params: { registration: Registration }) =>
      params.registration.fee.state === 'processing',
    ...sessionGuards,
    isCompletedElsewhere: (_, params: { error: FlowError }) => guards.isCompletedElsewhere(params.error),
    isNoneInProgress: (_, params: { error: FlowError }) => guards.isNoneInProgress(params.error),
    isStale: ({ context }, params: { error: FlowError }) => guards.isStale(params.error, context.step),
    isWentOn: (_, params: { error: FlowError }) => params.error.status === 412,
    isOwnSave: ({ context }, params: { registration: Registration }) =>
      elsewhere.isOwnSave(context, params.registration),
    isAnsweredElsewhere: ({ context }, params: { registration: Registration }) =>
      elsewhere.isAnsweredElsewhere(context, params.registration),
    isElsewhereAllSaved: ({ context }) => context.elsewhere?.nextStep === 'complete',
    isOutcomeOpen: (_, params: { error: FlowError }) => guards.isOutcomeOpen(params.error),
  },
  actions: {
    assignLoaded: assign(({ context }, params: { registration: Registration }) =>
      updates.loaded(context, params.registration),
    ),
    assignSaved: assign(({ context }, params: { registration: Registration }) =>
      updates.saved(context, params.registration),
    ),
    assignOverNow: assign(({ context }, params: { registration: Registration }) =>
      updates.overNow(context, params.registration),
    ),
    assignMerged: assign(({ context }, params: { registration: Registration }) =>
      updates.merged(context, params.registration),
    ),
    assignElsewhere: assign((_, params: { registration: Registration }) => ({
      elsewhere: params.registration,
    })),
    takeElsewhere: assign(({ context }) =>
      context.elsewhere === null ? {} : updates.saved(context, context.elsewhere),
    ),
    overwriteElsewhere: assign(({ context }) =>
      context.elsewhere === null ? {} : updates.overNow(context, context.elsewhere),
    ),
    assignNoneInProgress: assign(() => updates.noneInProgress()),
    assignRefusal: assign(({ context }) => updates.refused(context)),
    assignAttempt: assign(({ context }, params: { key: string }) => updates.attempted(context, params.key)),
    assignNonce: assign(({ context }, params: { nonce: string }) => updates.tokenized(context, params.nonce)),
    assignFailure: assign((_, params: { error: FlowError }) => updates.failed(params.error)),
    assignStepFailure: assign(({ context }, params: { error: FlowError }) =>
      updates.failedFor(context, params.error),
    ),
    assignOpened: assign((_, params: { step: FormStep }) => updates.opened(params.step)),
    assignPrevious: assign(({ context }) => updates.wentBack(context)),
    assignNotCharged: assign({ problem: notCharged, attempt: null }),
    clearFailure: assign(noFailure),
    clearAttempt: assign({ attempt: null }),
    clearChecking: assign({ checking: null }),
    clearPolls: assign({ polls: 0 }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
  },
  delays: {
    loadLimit: 15_000,
    saveLimit: 15_000,
    payLimit: 25_000,
    codeLimit: 10_000,
    pollDelay: ({ context }) => pollDelayAfter(context.polls),
  },
});

export const ofRegistration = ({ event }: { event: { output: Registration } }) => ({
  registration: event.output,
});

/** Failures that mean the same for every request. */
export const sharedFailures = [
  whenExpired,
  { guard: { type: 'isCompletedElsewhere', params: ofError }, target: '#registration.completed' },
] as const;

/** The registration was saved elsewhere. Nothing was done or charged, and the stored one decides. */
export const wentOnElsewhere = {
  guard: { type: 'isWentOn', params: ofError },
  target: '#registration.refreshing',
} as const;

/** Something that was chosen before is no longer available, so the registration is loaded again. */
export const staleFailures = [
  {
    guard: { type: 'isNoneInProgress', params: ofError },
    target: '#registration.loading',
    actions: assignFailure,
  },
  {
    guard: { type: 'isStale', params: ofError },
    target: '#registration.loading',
    actions: assignFailure,
  },
] as const;

export const backToStep = {
  target: '#registration.answering',
  actions: { type: 'assignStepFailure', params: ofError },
} as const;
