import { progressMachine } from '#machines/shell/progress/progress.machine.ts';
import { defineModel } from '#test/support/paths/model.ts';

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
      const { NavigationProgress } = await import('#src/app/shell.tsx');
      return createElement(NavigationProgress, { actor });
    },
    // The router causes these; a person only sees what becomes of them.
    causes: {
      'change.started': async (_person, { event }, actor) => actor?.send(event),
      'change.completed': async (_person, { event }, actor) => actor?.send(event),
      'change.failed': async (_person, { event }, actor) => actor?.send(event),
    },
    sees: {
      idle: (person) => person.missesRole('progressbar'),
      climbing: (person) => person.sees('progressbar', 'Loading the page'),
      completed: (person) => person.sees('progressbar', 'Loading the page'),
    },
    browser: { none: 'a route change is over before a person could tell its parts' },
  },
});
