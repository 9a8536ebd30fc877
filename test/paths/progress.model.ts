import { progressMachine } from '#machines/shell/progress/progress.machine.ts';
import { defineModel } from '#test/path-driver/model/define-model.ts';
import { progressBrowser, progressCauses } from '#test/support/shell/progress-browser.ts';

export const progressModel = defineModel({
  flow: 'progress',
  machine: progressMachine,
  starts: { 'a fresh page': undefined },
  events: {
    'change.started': {},
    'change.completed': {},
    'change.failed': {},
  },
  face: {
    element: async (actor) => {
      const { createElement } = await import('react');
      const { NavigationProgress } = await import('#src/app/shell/shell.tsx');
      return createElement(NavigationProgress, { actor });
    },
    // The router tells of these; on a screen without one they go to the actor.
    causes: {
      'change.started': async (_person, { event, visit }, actor) =>
        visit === null ? actor?.send(event) : progressCauses.start(),
      'change.completed': async (_person, { event, visit }, actor) =>
        visit === null ? actor?.send(event) : progressCauses.complete(),
      'change.failed': async (_person, { event, before, visit }, actor) =>
        visit === null ? actor?.send(event) : progressCauses.fail(before),
    },
    sees: {
      idle: (person) => person.missesRole('progressbar'),
      climbing: async (person, snapshot) => {
        await person.sees('progressbar', 'Loading the page');
        if (person.driver === 'browser') await progressCauses.shows(snapshot);
      },
      completed: async (person, snapshot) => {
        await person.sees('progressbar', 'Loading the page');
        if (person.driver === 'browser') await progressCauses.shows(snapshot);
      },
    },
    browser: progressBrowser,
  },
});
