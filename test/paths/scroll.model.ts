import { defineModel } from '@product/path-driver';
import { scrollMachine } from '#machines/shell/scroll/scroll.machine.ts';
import { scrollActions, scrollBrowser } from '#test/support/shell/scroll-browser.ts';

const left = { 'at its end': { key: 'first', x: 0, y: 700 } };

export const scrollModel = defineModel({
  machine: scrollMachine,
  starts: { 'a page that has just been loaded': undefined },
  events: {
    'positions.recalled': {
      'nothing kept': { positions: [] },
      'kept before a reload': { positions: [{ key: 'first', x: 0, y: 700 }] },
    },
    'entry.left': left,
    'page.shown': ({ context }): Record<string, { key: string; hash: string; isShallow: boolean }> => ({
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
  pageObject: {
    // The window itself moves, which is not visible without a layout.
    screen: async () => null,
    actions: {
      'positions.recalled': async (_ui, { event, nextSteps, browser }, actor) =>
        browser === null ? actor?.send(event) : scrollActions.recall(event.positions.length > 0, nextSteps),
      'entry.left': async (_ui, { event, nextSteps, browser }, actor) =>
        browser === null ? actor?.send(event) : scrollActions.leave(nextSteps),
      'page.shown': async (_ui, { event, browser }, actor) =>
        browser === null ? actor?.send(event) : scrollActions.show(event),
      'page.hidden': async (_ui, { event, before, browser }, actor) =>
        browser === null ? actor?.send(event) : scrollActions.hide(before),
      'person.scrolled': async (_ui, { event, browser }, actor) =>
        browser === null ? actor?.send(event) : scrollActions.rollBy(),
      'place.reached': async (_ui, { event, before, browser }, actor) =>
        browser === null ? actor?.send(event) : scrollActions.arrive(before),
    },
    states: {
      recalling: async () => undefined,
      resting: async (ui, snapshot) => {
        if (ui.driver === 'browser') await scrollActions.standsWhereItShould(snapshot);
      },
      moving: async (ui, snapshot) => {
        if (ui.driver === 'browser' && snapshot.context.target?.kind === 'position')
          await ui.expectText('Loading the page');
      },
    },
    browser: scrollBrowser,
  },
});
