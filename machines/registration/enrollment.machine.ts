import { assign, setup } from 'xstate';
import { type FlowError, flowError } from '#machines/flow-error.ts';
import { mended, noFailure } from '#machines/form/form-failure.ts';
import { assignFailure, assignTimeout, ofError, ofKey, sessionGuards } from '#machines/fragments.ts';
import { refusing } from '#machines/meta.ts';
import { promisePort } from '#machines/port.ts';
import { hasChosen, isClosed, stillPossible } from './enrollment.rules.ts';
import type {
  Choice,
  EnrollmentChange,
  EnrollmentContext,
  EnrollmentEvent,
  EnrollmentInput,
  EnrollmentOutput,
  EnrollmentView,
} from './enrollment.types.ts';
import { begunElsewhere } from './registration.messages.ts';
import type { RegistrationMeta } from './registration.types.ts';

const empty: EnrollmentView = { myRegistration: null };
const page = (heading: string, announce: string): RegistrationMeta => ({
  heading,
  focus: 'heading',
  announce,
});

/**
 * What a person can register for: they choose, keep the choice through signing in, begin the registration, and change what they are
 * registered for.
 */
export const enrollmentMachine = setup({
  types: {
    context: {} as EnrollmentContext,
    events: {} as EnrollmentEvent,
    input: {} as EnrollmentInput,
    output: {} as EnrollmentOutput,
    meta: {} as RegistrationMeta,
    tags: {} as 'busy',
  },
  actors: {
    /** Loads what the person can register for, and is registered for. */
    loadEnrollment: promisePort<EnrollmentView>('loadEnrollment'),
    /** Leaves for the sign-in page; the choice comes back in the URL. Resolves when the page is about to leave. */
    beginSignIn: promisePort<void, { choice: Choice }>('beginSignIn'),
    /**
     * Begins a registration with the choice, changes the open one (`version`), or adds to a complete one.
     * 412: it was begun or changed elsewhere.
     */
    startRegistration: promisePort<
      void,
      { key: string; choice: Choice; isAddition: boolean; version: string | null }
    >('startRegistration'),
    /** Cancels a kind of participation or converts to Challenger. */
    applyChange: promisePort<void, { key: string; change: EnrollmentChange }>('applyChange'),
  },
  guards: {
    hasChosen: ({ context }) => hasChosen(context.choice),
    isSignedIn: ({ context }) => context.view.myRegistration !== null,
    canStartAtOnce: ({ context }) =>
      context.startsAtOnce &&
      context.view.myRegistration !== null &&
      // A registration in progress is not given up without asking.
      !context.view.myRegistration.available.hasOpenRegistration &&
      hasChosen(context.choice),
    isShownEarly: ({ context }) => context.isShownEarly,
    isConfirmedEarly: ({ context }) => context.isConfirmedEarly && hasChosen(context.choice),
    isClosed: ({ context }) => isClosed(context.view),
    isNothingLeft: ({ context }) =>
      context.view.myRegistration !== null && !context.view.myRegistration.available.isSomethingLeft,
    ...sessionGuards,
    isWentOn: (_, params: { error: FlowError }) => params.error.status === 412,
    hasOpenRegistration: ({ context }) => context.view.myRegistration?.available.hasOpenRegistration ?? false,
  },
  actions: {
    assignFailure: assign((_, params: { error: FlowError }) => ({ problem: params.error })),
    assignElsewhere: assign({
      problem: flowError({ kind: 'conflict', status: 412, message: begunElsewhere }),
    }),
    assignKey: assign((_, params: { key: string }) => ({ ...noFailure, key: params.key })),
    assignNothingChosen: assign({
      fieldErrors: { choice: 'Choose at least one way to take part.' },
      problem: null,
    }),
    clearFailure: assign(noFailure),
    assignMade: assign(({ context }) => ({ made: context.change, change: null })),
    clearChange: assign({ change: null }),
    clearStartsAtOnce: assign({ startsAtOnce: false }),
    assignConfirmedEarly: assign({ isConfirmedEarly: true }),
    clearConfirmedEarly: assign({ isConfirmedEarly: false }),
    assignChoice: assign(({ context }, params: { choice: Partial<Choice> }) => ({
      choice: stillPossible(context.view, { ...context.choice, ...params.choice }),
      ...mended(context, ['choice']),
    })),
  },
  delays: { loadLimit: 15_000, saveLimit: 15_000, leaveLimit: 30_000 },
}).createMachine({
  id: 'enrollment',
  context: ({ input }) => ({
    choice: input.choice,
    view: empty,
    change: null,
    made: null,
    key: input.key,
    ...noFailure,
    startsAtOnce: input.startsAtOnce,
    isShownEarly: input.isShownEarly,
    isConfirmedEarly: false,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads what this person can register for.',
      initial: 'opening',
      states: {
        opening: {
          description: 'Decides whether the visitor can choose something while the data is loaded.',
          always: [{ guard: 'isShownEarly', target: 'shown' }, { target: 'hidden' }],
        },
        hidden: {
          description: 'The person waits.',
          meta: { heading: 'Register', focus: 'none', announce: 'Loading what you can register for.' },
          tags: ['busy'],
        },
        shown: {
          description:
            'A visitor chooses from what the server rendered, before the app knows whether they are signed in.',
          meta: refusing({ heading: 'How do you want to take part?', focus: 'none', announce: '' }),
          on: {
            'choice.changed': {
              actions: { type: 'assignChoice', params: ({ event }) => ({ choice: event.choice }) },
            },
            'choice.confirmed': [
              {
                guard: 'hasChosen',
                target: 'confirmed',
                actions: [{ type: 'assignKey', params: ofKey }, 'assignConfirmedEarly'],
              },
              { actions: 'assignNothingChosen' },
            ],
          },
        },
        confirmed: {
          description:
            'The visitor has chosen, and continues as soon as the app knows whether they are signed in.',
          meta: { heading: 'Register', focus: 'none', announce: 'One moment.' },
          tags: ['busy'],
        },
      },
      invoke: {
        id: 'loadEnrollment',
        src: 'loadEnrollment',
        onDone: {
          target: 'placing',
          actions: assign(({ context, event }) => ({
            view: event.output,
            choice: stillPossible(event.output, context.choice),
          })),
        },
        onError: { target: 'unavailable', actions: assignFailure },
      },
      after: { loadLimit: { target: 'unavailable', actions: assignTimeout } },
    },
    unavailable: {
      description: 'The data could not be loaded; the person can try again.',
      meta: page('We couldn’t load registration', 'Registration could not be loaded.'),
      on: { 'load.retried': { target: 'loading', actions: 'clearFailure' } },
    },
    placing: {
      description: 'Decides what the page shows.',
      always: [
        { guard: 'isClosed', target: 'closed' },
        { guard: 'canStartAtOnce', target: 'starting', actions: 'clearStartsAtOnce' },
        { guard: 'isNothingLeft', target: 'registered' },
        { guard: 'isConfirmedEarly', target: 'checkingSession', actions: 'clearConfirmedEarly' },
        { target: 'choosing', actions: ['clearConfirmedEarly', 'clearStartsAtOnce'] },
      ],
    },
    closed: {
      description: 'Registration is not open, or not for this person.',
      meta: page('Registration is closed', 'Registration is closed.'),
    },
    choosing: {
      description: 'The person picks how to take part, or continues a registration in progress.',
      meta: refusing(page('How do you want to take part?', 'Choose how you want to take part.')),
      on: {
        'choice.changed': {
          actions: { type: 'assignChoice', params: ({ event }) => ({ choice: event.choice }) },
        },
        'choice.confirmed': [
          {
            guard: 'hasChosen',
            target: 'checkingSession',
            actions: { type: 'assignKey', params: ofKey },
          },
          { actions: 'assignNothingChosen' },
        ],
        'registration.continued': { guard: 'hasOpenRegistration', target: 'started' },
        'change.asked': {
          guard: 'isSignedIn',
          target: 'confirming',
          actions: assign(({ event }) => ({ change: event.change, made: null, problem: null })),
        },
      },
    },
    registered: {
      description: 'The person is registered for everything; they can change their registration.',
      meta: page('You’re registered', 'You are registered for everything there is.'),
      on: {
        'registration.continued': { guard: 'hasOpenRegistration', target: 'started' },
        'change.asked': {
          target: 'confirming',
          actions: assign(({ event }) => ({ change: event.change, made: null, problem: null })),
        },
      },
    },
    checkingSession: {
      description: 'The person needs an account to begin a registration.',
      always: [{ guard: 'isSignedIn', target: 'starting' }, { target: 'signingIn' }],
    },
    signingIn: {
      description: 'The person is on the way to the sign-in page.',
      meta: { heading: 'Sign in', focus: 'none', announce: 'Taking you to the sign-in page.' },
      tags: ['busy'],
      invoke: {
        id: 'beginSignIn',
        src: 'beginSignIn',
        input: ({ context }) => ({ choice: context.choice }),
        onDone: 'leaving',
        onError: { target: 'choosing', actions: assignFailure },
      },
      after: { saveLimit: { target: 'choosing', actions: assignTimeout } },
    },
    leaving: {
      description:
        'The browser is leaving for the sign-in page. A person who comes back, or whose browser did not leave, can try again.',
      tags: ['busy'],
      on: { 'choice.confirmed': 'signingIn' },
      after: { leaveLimit: 'choosing' },
    },
    starting: {
      description: 'The server begins the registration.',
      meta: { heading: 'Starting your registration', focus: 'none', announce: 'Starting your registration.' },
      tags: ['busy'],
      invoke: {
        id: 'startRegistration',
        src: 'startRegistration',
        input: ({ context }) => ({
          key: context.key ?? '',
          choice: context.choice,
          version: context.view.myRegistration?.available.openVersion ?? null,
          isAddition: (context.view.myRegistration?.summary?.participations.length ?? 0) > 0,
        }),
        onDone: 'started',
        onError: [
          { guard: { type: 'isUnauthorized', params: ofError }, target: 'signingIn' },
          { guard: { type: 'isWentOn', params: ofError }, target: 'loading', actions: 'assignElsewhere' },
          { target: 'choosing', actions: assignFailure },
        ],
      },
      after: { saveLimit: { target: 'choosing', actions: assignTimeout } },
    },
    confirming: {
      description: 'The page explains the change and asks for confirmation.',
      meta: page('Are you sure you want to proceed?', 'Please confirm the change.'),
      on: {
        'change.confirmed': {
          target: 'changing',
          actions: { type: 'assignKey', params: ofKey },
        },
        'change.dismissed': { target: 'placing', actions: 'clearChange' },
      },
    },
    changing: {
      description: 'The server makes the change.',
      meta: { heading: 'Changing your registration', focus: 'none', announce: 'Changing your registration.' },
      tags: ['busy'],
      invoke: {
        id: 'applyChange',
        src: 'applyChange',
        input: ({ context }) => ({ key: context.key ?? '', change: context.change ?? { kind: 'convert' } }),
        onDone: { target: 'loading', actions: 'assignMade' },
        onError: { target: 'confirming', actions: assignFailure },
      },
      after: { saveLimit: { target: 'confirming', actions: assignTimeout } },
    },
    started: { description: 'On to the wizard.', type: 'final' },
  },
  output: { next: 'registration' },
});
