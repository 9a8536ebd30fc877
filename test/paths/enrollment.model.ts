import { flowError } from '#machines/flow-error.ts';
import { enrollmentMachine } from '#machines/registration/enrollment.machine.ts';
import { choiceNames } from '#machines/registration/enrollment.rules.ts';
import type {
  Available,
  Choice,
  EnrollmentChange,
  EnrollmentContext,
  EnrollmentView,
} from '#machines/registration/enrollment.types.ts';
import { defineModel } from '#test/path-driver/path-driver.ts';
import { enrollmentPageObject } from '#test/support/registration/enrollment.page-object.ts';
import { challengeOnly, everything, ids, summary } from '#test/support/registration/registration-fixture.ts';

const offline = flowError({
  kind: 'network',
  message: 'You seem to be offline. Check your connection and try again.',
});
const signedOut = flowError({ kind: 'unauthorized', status: 401, message: 'Please login again.' });
const nothing = { challenger: false, signature: false, gravel: false, volunteer: false };

type State = Available['types'][number]['state'];

/** Where a signed-in person stands; a way of taking part that is not named is available. */
const standing = (
  states: Partial<Record<keyof Choice, State>>,
  parts: Partial<Available> = {},
): EnrollmentView => {
  const stateOf = (name: keyof Choice) => states[name] ?? 'available';
  const isRegistered = Object.values(states).includes('registered');
  return {
    standing: {
      summary: isRegistered ? summary : { ...summary, participations: [], committedAmount: 0 },
      available: {
        eventName: 'Product 2027',
        isOpen: true,
        opensAt: '2026-10-01T00:00:00.000Z',
        closesAt: '2027-08-15T00:00:00.000Z',
        hasOpenRegistration: Object.values(states).includes('in-progress'),
        isBlocked: false,
        isSomethingLeft: choiceNames.some((name) => stateOf(name) !== 'registered'),
        types: [
          { type: 'Rider', rideType: 'signature', state: stateOf('signature') },
          { type: 'Rider', rideType: 'gravel', state: stateOf('gravel') },
          { type: 'Challenger', rideType: null, state: stateOf('challenger') },
          { type: 'Volunteer', rideType: null, state: stateOf('volunteer') },
        ],
        ...parts,
      },
    },
  };
};

const cancelRide: EnrollmentChange = { kind: 'cancel', choice: { type: 'Rider', rideType: 'signature' } };

const all = {
  challenger: 'registered',
  signature: 'registered',
  gravel: 'registered',
  volunteer: 'registered',
} as const;

/** Tells the start of somebody who is not signed in: the input says nothing of it, the first load finds it out. */
const visitorKey = '0f0e0d0c-0b0a-4908-8706-050403020101';
const isVisitor = ({ context }: { context: EnrollmentContext }) => context.key === visitorKey;

export const enrollmentModel = defineModel({
  flow: 'enrollment',
  machine: enrollmentMachine,
  starts: {
    'as a visitor': { choice: nothing, isHurried: false, key: visitorKey },
    'with an open mind': { choice: nothing, isHurried: false, key: ids.key },
    'back from signing in': { choice: challengeOnly, isHurried: true, key: ids.key },
  },
  events: {
    'choice.changed': { everything: { choice: everything }, nothing: { choice: nothing } },
    'choice.confirmed': (snapshot) =>
      snapshot.matches('leaving') ? { 'once more': { key: ids.key } } : { sent: { key: ids.key } },
    'registration.continued': {},
    // There is something to cancel, or nobody is known who could have it.
    'change.asked': ({ context: { view } }) =>
      view.standing === null || view.standing.summary?.participations.length
        ? { cancel: { change: cancelRide } }
        : {},
    'change.confirmed': { sent: { key: ids.key } },
    'change.dismissed': {},
    'load.retried': {},
    'xstate.done.actor.loadEnrollment': (snapshot) =>
      isVisitor(snapshot)
        ? { 'for a visitor': { output: { standing: null } } }
        : {
            'for a newcomer': { output: standing({}) },
            'with one in progress': { output: standing({ volunteer: 'in-progress' }) },
            'registered to ride': { output: standing({ signature: 'registered' }) },
            'registered for all, one in progress': { output: standing(all, { hasOpenRegistration: true }) },
            'registered for all': { output: standing(all) },
            'when it is over': { output: standing({}, { isOpen: false }) },
          },
    // Nothing is asked for somebody who is not signed in.
    'xstate.error.actor.loadEnrollment': (snapshot) =>
      isVisitor(snapshot) ? {} : { offline: { error: offline } },
    'xstate.done.actor.beginSignIn': ({ context }) =>
      context.view.standing === null
        ? { 'for the first time': { output: undefined } }
        : { 'once more': { output: undefined } },
    'xstate.error.actor.beginSignIn': { offline: { error: offline } },
    'xstate.done.actor.startRegistration': { begun: { output: undefined } },
    'xstate.error.actor.startRegistration': {
      offline: { error: offline },
      'signed out': { error: signedOut },
    },
    'xstate.done.actor.applyChange': { made: { output: undefined } },
    'xstate.error.actor.applyChange': { offline: { error: offline } },
  },
  serializeState: ({ context }) => ({
    isVisitor: isVisitor({ context }),
    choice: Object.entries(context.choice)
      .filter(([, chosen]) => chosen)
      .map(([name]) => name),
    isRegistered: (context.view.standing?.summary?.participations.length ?? 0) > 0,
    isSignedIn: context.view.standing !== null,
    isOpen: context.view.standing?.available.isOpen ?? true,
    isSomethingLeft: context.view.standing?.available.isSomethingLeft ?? true,
    hasOpenRegistration: context.view.standing?.available.hasOpenRegistration ?? false,
    isHurried: context.isHurried,
    change: context.change?.kind ?? null,
  }),
  pageObject: enrollmentPageObject,
});
