import type { leaveWarningMachine } from '#machines/shell/leave-warning/leave-warning.machine.ts';
import type { Face } from '#test/path-driver/model/define-model.ts';
import { leaveWarningBrowser, warningCauses } from './leave-warning-browser.ts';

/** On a rendered screen the pages around the dialog are missing: what they do goes to the actor. */
export const leaveWarningFace: Face<typeof leaveWarningMachine> = {
  element: async (actor) => {
    const { createElement } = await import('react');
    const { LeaveWarning } = await import('#src/app/shell/shell.tsx');
    return createElement(LeaveWarning, { actor });
  },
  causes: {
    'warning.armed': async (_person, { event, before, visit }, actor) =>
      visit === null ? actor?.send(event) : warningCauses.arm(visit, before),
    'warning.disarmed': async (_person, { event, before, visit }, actor) =>
      visit === null ? actor?.send(event) : warningCauses.disarm(visit, before),
    'navigation.attempted': async (_person, { event, before, visit }, actor) =>
      visit === null ? actor?.send(event) : warningCauses.tryToGo(visit, before, event),
    'logout.requested': async (_person, { event, before, visit }, actor) =>
      visit === null ? actor?.send(event) : warningCauses.signOut(visit, before),
    'leaving.confirmed': async (person, { event, before, visit }, actor) => {
      if (visit !== null) return warningCauses.goOn(visit, before);
      return before.matches('asking')
        ? person.press('button', before.context.content.continueButton)
        : actor?.send(event);
    },
    'leaving.cancelled': (person, { before, visit }) =>
      visit === null
        ? person.press('button', before.context.content.returnButton)
        : warningCauses.stay(visit, before),
  },
  sees: {
    disarmed: (person) => person.missesRole('alertdialog'),
    armed: async (person) => {
      await person.missesRole('alertdialog');
      if (person.driver === 'browser') await person.sees('button', 'Save my page');
    },
    asking: async (person, { context }) => {
      const { mainTextLines, continueButton, returnButton } = context.content;
      await person.sees('alertdialog', mainTextLines[0]);
      await person.sees('button', continueButton);
      await person.sees('button', returnButton);
      for (const line of mainTextLines) await person.reads(line);
    },
    deferring: async (person) => {
      await person.missesRole('alertdialog');
      if (person.driver === 'browser') await person.reads('Saving your page.');
    },
  },
  browser: leaveWarningBrowser,
};
