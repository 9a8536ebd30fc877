import { scrollMachine } from '#machines/shell/scroll/scroll.machine.ts';
import { defineModel } from '#test/path-driver/model/define-model.ts';
import { scrollBrowser, scrollCauses } from '#test/support/shell/scroll-browser.ts';

type Shown = { key: string; hash: string; isShallow: boolean };

const left = { 'at its end': { key: 'first', x: 0, y: 700 } };

export const scrollModel = defineModel({
  flow: 'scroll',
  machine: scrollMachine,
  starts: { 'a page that has just been loaded': undefined },
  events: {
    'positions.recalled': {
      'nothing kept': { positions: [] },
      'kept before a reload': { positions: [{ key: 'first', x: 0, y: 700 }] },
    },
    'entry.left': left,
    'page.shown': ({ context }): Record<string, Shown> => ({
      'a new page': { key: 'second', hash: '', isShallow: false },
      'a part of a page': { key: 'third', hash: 'become-a-partner', isShallow: false },
      'another query': { key: 'fourth', hash: '', isShallow: true },
      ...(context.positions.length > 0 && {
        'seen before': { key: 'first', hash: '', isShallow: false },
      }),
    }),
    'page.hidden': left,
    'person.scrolled': {},
    'place.reached': {},
  },
  face: {
    // What moves is the window around everything; without a layout there is nothing of it to be seen.
    element: async () => null,
    causes: {
      'positions.recalled': async (_person, { event, coming, visit }, actor) =>
        visit === null ? actor?.send(event) : scrollCauses.recall(event.positions.length > 0, coming),
      'entry.left': async (_person, { event, coming, visit }, actor) =>
        visit === null ? actor?.send(event) : scrollCauses.leave(coming),
      'page.shown': async (_person, { event, visit }, actor) =>
        visit === null ? actor?.send(event) : scrollCauses.show(event),
      'page.hidden': async (_person, { event, before, visit }, actor) =>
        visit === null ? actor?.send(event) : scrollCauses.hide(before),
      'person.scrolled': async (_person, { event, visit }, actor) =>
        visit === null ? actor?.send(event) : scrollCauses.rollBy(),
      'place.reached': async (_person, { event, before, visit }, actor) =>
        visit === null ? actor?.send(event) : scrollCauses.arrive(before),
    },
    sees: {
      recalling: async () => undefined,
      resting: async (person, snapshot) => {
        if (person.driver === 'browser') await scrollCauses.standsWhereItShould(snapshot);
      },
      moving: async (person, snapshot) => {
        if (person.driver === 'browser' && snapshot.context.target?.kind === 'position')
          await person.reads('Loading the page');
      },
    },
    browser: scrollBrowser,
  },
});
