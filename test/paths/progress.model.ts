import { defineModel } from '@product/path-driver';
import { progressMachine } from '#machines/shell/progress/progress.machine.ts';
import { progressActions, progressBrowser } from '#test/support/shell/progress-browser.ts';

export const progressModel = defineModel({
  machine: progressMachine,
  starts: { 'a fresh page': undefined },
  events: {
    'change.started': {},
    'change.completed': {},
    'change.failed': {},
  },
  pageObject: {
    screen: async () => (await import('#src/app/shell/shell.tsx')).NavigationProgress,
    // The router sends these; without a router they go to the actor.
    actions: {
      'change.started': async (_ui, { event, browser }, actor) =>
        browser === null ? actor?.send(event) : progressActions.start(),
      'change.completed': async (_ui, { event, browser }, actor) =>
        browser === null ? actor?.send(event) : progressActions.complete(),
      'change.failed': async (_ui, { event, before, browser }, actor) =>
        browser === null ? actor?.send(event) : progressActions.fail(before),
    },
    states: {
      idle: (ui) => ui.expectNoRole('progressbar'),
      climbing: async (ui, snapshot) => {
        await ui.expectRole('progressbar', 'Loading the page');
        if (ui.driver === 'browser') await progressActions.shows(snapshot);
      },
      completed: async (ui, snapshot) => {
        await ui.expectRole('progressbar', 'Loading the page');
        if (ui.driver === 'browser') await progressActions.shows(snapshot);
      },
    },
    browser: progressBrowser,
  },
});
