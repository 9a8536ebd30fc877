import type { PageObject } from '@product/path-driver';
import type { leaveWarningMachine } from '#machines/shell/leave-warning/leave-warning.machine.ts';
import { leaveWarningBrowser, warningActions } from './leave-warning-browser.ts';

/** A rendered screen has no pages around the dialog: their events go to the actor. */
export const leaveWarningPageObject: PageObject<typeof leaveWarningMachine> = {
  screen: async () => (await import('#src/app/shell/shell.tsx')).LeaveWarning,
  actions: {
    'warning.armed': async (_ui, { event, before, browser }, actor) =>
      browser === null ? actor?.send(event) : warningActions.arm(browser, before),
    'warning.disarmed': async (_ui, { event, before, browser }, actor) =>
      browser === null ? actor?.send(event) : warningActions.disarm(browser, before),
    'navigation.attempted': async (_ui, { event, before, browser }, actor) =>
      browser === null ? actor?.send(event) : warningActions.tryToGo(browser, before, event),
    'logout.requested': async (_ui, { event, before, browser }, actor) =>
      browser === null ? actor?.send(event) : warningActions.signOut(browser, before),
    'leaving.confirmed': async (ui, { event, before, browser }, actor) => {
      if (browser !== null) return warningActions.goOn(browser, before);
      return before.matches('asking')
        ? ui.click('button', before.context.content.continueButton)
        : actor?.send(event);
    },
    'leaving.cancelled': (ui, { before, browser }) =>
      browser === null
        ? ui.click('button', before.context.content.returnButton)
        : warningActions.stay(browser, before),
  },
  states: {
    disarmed: (ui) => ui.expectNoRole('alertdialog'),
    armed: async (ui) => {
      await ui.expectNoRole('alertdialog');
      if (ui.driver === 'browser') await ui.expectRole('button', 'Save changes');
    },
    asking: async (ui, { context }) => {
      const { mainTextLines, continueButton, returnButton } = context.content;
      await ui.expectRole('alertdialog', mainTextLines[0]);
      await ui.expectRole('button', continueButton);
      await ui.expectRole('button', returnButton);
      for (const line of mainTextLines) await ui.expectText(line);
    },
    deferring: async (ui) => {
      await ui.expectNoRole('alertdialog');
      if (ui.driver === 'browser') await ui.expectText('Saving your page.');
    },
  },
  browser: leaveWarningBrowser,
};
