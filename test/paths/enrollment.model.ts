import { flowError } from '#machines/flow-error.ts';
import { enrollmentMachine } from '#machines/registration/enrollment.machine.ts';
import type { Available, EnrollmentView } from '#machines/registration/enrollment.types.ts';
import { defineModel } from '#test/support/paths/model.ts';
import { challengeOnly, everything, ids, summary } from '#test/support/registration/registration-fixture.ts';

const offline = flowError({
  kind: 'network',
  message: 'You seem to be offline. Check your connection and try again.',
});
const signedOut = flowError({ kind: 'unauthorized', status: 401, message: 'Please login again.' });
const nothing = { challenger: false, signature: false, gravel: false, volunteer: false };

const standing = (
  state: Available['types'][number]['state'],
  parts: Partial<Available> = {},
): EnrollmentView => ({
  standing: {
    summary: state === 'available' ? null : summary,
    available: {
      eventName: 'Product 2027',
      isOpen: true,
      opensAt: '2026-10-01T00:00:00.000Z',
      closesAt: '2027-08-15T00:00:00.000Z',
      hasOpenRegistration: false,
      isBlocked: false,
      isSomethingLeft: state === 'available',
      types: [
        { type: 'Rider', rideType: 'signature', state },
        { type: 'Rider', rideType: 'gravel', state },
        { type: 'Challenger', rideType: null, state },
        { type: 'Volunteer', rideType: null, state },
      ],
      ...parts,
    },
  },
});

export const enrollmentModel = defineModel({
  flow: 'enrollment',
  machine: enrollmentMachine,
  starts: {
    'with an open mind': { choice: nothing, isHurried: false, key: ids.key },
    'back from signing in': { choice: challengeOnly, isHurried: true, key: ids.key },
  },
  events: {
    'choice.changed': { everything: { choice: everything }, nothing: { choice: nothing } },
    'choice.confirmed': { sent: { key: ids.key } },
    'registration.continued': {},
    'change.asked': {
      cancel: { change: { kind: 'cancel', choice: { type: 'Rider', rideType: 'signature' } } },
    },
    'change.confirmed': { sent: { key: ids.key } },
    'change.dismissed': {},
    'load.retried': {},
    'xstate.done.actor.loadEnrollment': {
      'for a visitor': { output: { standing: null } },
      'for a newcomer': { output: standing('available') },
      'with one in progress': { output: standing('available', { hasOpenRegistration: true }) },
      'registered for all, one in progress': {
        output: standing('registered', { hasOpenRegistration: true }),
      },
      'registered for all': { output: standing('registered') },
      'when it is over': { output: standing('available', { isOpen: false }) },
    },
    'xstate.error.actor.loadEnrollment': { offline: { error: offline } },
    'xstate.done.actor.beginSignIn': { leaving: { output: undefined } },
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
    choice: Object.entries(context.choice)
      .filter(([, chosen]) => chosen)
      .map(([name]) => name),
    isSignedIn: context.view.standing !== null,
    isOpen: context.view.standing?.available.isOpen ?? true,
    isSomethingLeft: context.view.standing?.available.isSomethingLeft ?? true,
    hasOpenRegistration: context.view.standing?.available.hasOpenRegistration ?? false,
    isHurried: context.isHurried,
    change: context.change?.kind ?? null,
  }),
  face: { none: 'drawn below' },
});
