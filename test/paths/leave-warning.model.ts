import { leaveWarningMachine } from '#machines/shell/leave-warning/leave-warning.machine.ts';
import { defineModel } from '#test/support/paths/model.ts';

export const leaveWarningModel = defineModel({
  flow: 'leave-warning',
  machine: leaveWarningMachine,
  starts: { 'a fresh page': undefined },
  events: {
    'warning.armed': {
      'default texts': {},
      'own text': { content: { continueButton: 'Throw away' } },
      deferring: { shouldDeferNavigation: true },
    },
    'warning.disarmed': {},
    'navigation.attempted': {
      'another page': { href: '/give', isShallow: false },
      'another search': { href: '/registration?step=route', isShallow: true },
    },
    'logout.requested': {},
    'leaving.confirmed': {},
    'leaving.cancelled': {},
    'xstate.done.actor.leave': { arrived: { output: undefined } },
    'xstate.error.actor.leave': { failed: { error: 'no way' } },
    'xstate.done.actor.logOut': { 'signed out': { output: undefined } },
    'xstate.error.actor.logOut': { failed: { error: 'no way' } },
  },
  // Deferred attempts count up without end; more than two say nothing new.
  serializeState: ({ context }) => ({
    ...context,
    pendingTargetCount: Math.min(context.pendingTargetCount, 2),
  }),
  face: { none: 'not yet' },
});
