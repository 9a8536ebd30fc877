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
  face: {
    element: async (actor) => {
      const { createElement } = await import('react');
      const { LeaveWarning } = await import('#src/app/shell.tsx');
      return createElement(LeaveWarning, { actor });
    },
    causes: {
      'warning.armed': async (_person, { event }, actor) => actor?.send(event),
      'warning.disarmed': async (_person, { event }, actor) => actor?.send(event),
      'navigation.attempted': async (_person, { event }, actor) => actor?.send(event),
      'logout.requested': async (_person, { event }, actor) => actor?.send(event),
      // A page that defers asks in its own way and then sends the answer itself.
      'leaving.confirmed': async (person, { event, before }, actor) =>
        before.matches('asking')
          ? person.press('button', before.context.content.continueButton)
          : actor?.send(event),
      'leaving.cancelled': async (person, { event, before }, actor) =>
        before.matches('asking')
          ? person.press('button', before.context.content.returnButton)
          : actor?.send(event),
    },
    sees: {
      disarmed: (person) => person.missesRole('alertdialog'),
      armed: (person) => person.missesRole('alertdialog'),
      asking: async (person, { context }) => {
        await person.sees('alertdialog', context.content.mainTextLines[0]);
        await person.sees('button', context.content.continueButton);
        await person.sees('button', context.content.returnButton);
        for (const line of context.content.mainTextLines) await person.reads(line);
      },
      leaving: (person) => person.missesRole('alertdialog'),
      loggingOut: (person) => person.missesRole('alertdialog'),
    },
    browser: { none: 'it stands before a flow with unsaved changes, and is seen there' },
  },
});
