import { defineModel } from '@product/path-driver';
import { enrollmentMachine } from '#machines/registration/enrollment.machine.ts';
import { choiceNames } from '#machines/registration/enrollment.rules.ts';
import type {
  Available,
  Choice,
  EnrollmentChange,
  EnrollmentContext,
  EnrollmentView,
} from '#machines/registration/enrollment.types.ts';
import { offline, refusal, usualFailures } from '#test/support/failures.ts';
import { enrollmentPageObject } from '#test/support/registration/enrollment.page-object.ts';
import { challengeOnly, everything, ids, summary } from '#test/support/registration/registration-fixture.ts';

const wentOn = refusal(412, 'version-changed', 'This changed in the meantime.');
const nothing = { challenger: false, signature: false, gravel: false, volunteer: false };

/** A signed-in person's registration; a way of taking part that is not named is available. */
const myRegistration = (
  states: Partial<Record<keyof Choice, Available['types'][number]['state']>>,
  parts: Partial<Available> = {},
): EnrollmentView => {
  const stateOf = (name: keyof Choice) => states[name] ?? 'available';
  const isRegistered = Object.values(states).includes('registered');
  return {
    myRegistration: {
      summary: isRegistered ? summary : { ...summary, participations: [], committedAmount: 0 },
      available: {
        eventName: 'Product 2027',
        isOpen: true,
        opensAt: '2026-10-01T00:00:00.000Z',
        closesAt: '2027-08-15T00:00:00.000Z',
        hasOpenRegistration: Object.values(states).includes('in-progress'),
        openVersion: Object.values(states).includes('in-progress') ? '"open-1"' : null,
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

/** The visitor's page was rendered with its choices: the first load finds no session. */
const isVisitor = ({ context }: { context: EnrollmentContext }) => context.isShownEarly;

export const enrollmentModel = defineModel({
  machine: enrollmentMachine,
  starts: {
    'as a visitor': { choice: nothing, startsAtOnce: false, isShownEarly: true, key: ids.key },
    'with an open mind': { choice: nothing, startsAtOnce: false, isShownEarly: false, key: ids.key },
    'back from signing in': { choice: challengeOnly, startsAtOnce: true, isShownEarly: false, key: ids.key },
  },
  events: {
    'choice.changed': (snapshot) =>
      snapshot.matches('loading')
        ? { 'everything, early': { choice: everything }, 'nothing, early': { choice: nothing } }
        : { everything: { choice: everything }, nothing: { choice: nothing } },
    'choice.confirmed': (snapshot) => {
      const when = snapshot.matches('loading') ? 'early' : snapshot.matches('leaving') ? 'once more' : 'sent';
      return { [when]: { key: ids.key } };
    },
    'registration.continued': {},
    // There is something to cancel, or the person is unknown.
    'change.asked': ({ context: { view } }) =>
      view.myRegistration === null || view.myRegistration.summary?.participations.length
        ? { cancel: { change: cancelRide } }
        : {},
    'change.confirmed': { sent: { key: ids.key } },
    'change.dismissed': {},
    'load.retried': {},
  },
  outcomes: {
    loadEnrollment: {
      done: (snapshot) =>
        isVisitor(snapshot)
          ? { 'for a visitor': { output: { myRegistration: null } } }
          : {
              'for a newcomer': { output: myRegistration({}) },
              'with one in progress': { output: myRegistration({ volunteer: 'in-progress' }) },
              'registered to ride': { output: myRegistration({ signature: 'registered' }) },
              'registered for all, one in progress': {
                output: myRegistration(all, { hasOpenRegistration: true }),
              },
              'registered for all': { output: myRegistration(all) },
              'when it is over': { output: myRegistration({}, { isOpen: false }) },
            },
      // Nothing is loaded for a visitor.
      error: (snapshot) => (isVisitor(snapshot) ? {} : { offline }),
    },
    beginSignIn: {
      done: ({ context }) =>
        context.view.myRegistration === null
          ? { 'for the first time': { output: undefined } }
          : { 'once more': { output: undefined } },
      error: { offline },
    },
    startRegistration: {
      done: { begun: { output: undefined } },
      error: {
        ...usualFailures,
        'went on elsewhere': wentOn,
      },
    },
    applyChange: { done: { made: { output: undefined } }, error: { offline } },
  },
  serializeState: ({ context }) => ({
    isVisitor: isVisitor({ context }),
    choice: Object.entries(context.choice)
      .filter(([, chosen]) => chosen)
      .map(([name]) => name),
    isRegistered: (context.view.myRegistration?.summary?.participations.length ?? 0) > 0,
    isSignedIn: context.view.myRegistration !== null,
    isOpen: context.view.myRegistration?.available.isOpen ?? true,
    isSomethingLeft: context.view.myRegistration?.available.isSomethingLeft ?? true,
    hasOpenRegistration: context.view.myRegistration?.available.hasOpenRegistration ?? false,
    startsAtOnce: context.startsAtOnce,
    isConfirmedEarly: context.isConfirmedEarly,
    change: context.change?.kind ?? null,
  }),
  pageObject: enrollmentPageObject,
});
