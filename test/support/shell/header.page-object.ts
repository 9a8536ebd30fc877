import type { ActorRefFrom } from 'xstate';
import type { headerMachine } from '#machines/shell/header/header.machine.ts';
import type { Face } from '#test/path-driver/model/define-model.ts';
import type { Person } from '#test/path-driver/model/ui.ts';
import { soon } from '#test/path-driver/walks/poll.ts';
import { browserHands } from './browser-gestures.ts';

type Machine = typeof headerMachine;

const screenHands = async () => (await import('./screen-gestures.tsx')).screenHands;

const isToldAway = () => document.documentElement.hasAttribute('data-header-away');

/** How many pixels of the header are in the window. */
const pixelsShown = () => Math.round(document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);

const blur = () => (document.activeElement as HTMLElement | null)?.blur();

const sees = async (person: Person, isAway: boolean): Promise<void> => {
  if (person.driver === 'screen') {
    if (isToldAway() !== isAway) throw new Error(`the header is ${isAway ? 'in its place' : 'away'}`);
    return;
  }
  const shown = soon(() => browserHands.page().evaluate(pixelsShown), 'the header’s pixels');
  await (isAway ? shown.toBeLessThanOrEqual(0) : shown.toBeGreaterThan(40));
};

/** What hands do to a page, and whether the header makes room for them. */
export const headerFace: Face<Machine> = {
  element: async (actor: ActorRefFrom<Machine>) => {
    const { createElement } = await import('react');
    const { Watched } = await import('./screen-gestures.tsx');
    const header = createElement('header', null, createElement('a', { href: '/' }, 'Product'));
    return createElement(Watched, { residents: { header: actor }, children: header });
  },
  causes: {
    'layout.changed': async (_person, { event, visit }) =>
      (visit === null ? await screenHands() : browserHands).turn(event.isMobile),
    'route.changed': async (_person, { visit }) =>
      (visit === null ? await screenHands() : browserHands).changeRoute(),
    'page.scrolled': async (_person, { event, visit }) =>
      visit === null ? (await screenHands()).scroll(event.top, event.limit) : browserHands.scroll(event.top),
    // Whether a focus shows only a browser knows.
    'focus.left': async (_person, { event, visit }, actor) =>
      visit === null ? actor?.send(event) : visit.page.evaluate(blur),
    'focus.entered': async (_person, { event, visit }, actor) => {
      if (visit === null) return actor?.send(event);
      await visit.page.evaluate(blur);
      // Else the browser scrolls to where the header would be, which is a step of its own.
      const focus = (link: HTMLElement | SVGElement) => link.focus({ preventScroll: true });
      await visit.page.locator('header a').filter({ visible: true }).first().evaluate(focus);
    },
  },
  sees: {
    pinned: async (person) => {
      if (person.driver === 'screen') await sees(person, false);
      else await soon(() => browserHands.page().evaluate(isToldAway)).toBe(false);
    },
    shown: (person) => sees(person, false),
    held: (person) => sees(person, false),
    hidden: (person) => sees(person, true),
  },
  browser: {
    open: ({ page }) => browserHands.open(page),
    requests: {},
    outcomes: {},
    without: {},
    // A page that comes new stands at its top; where it stood before, the machine forgets on purpose.
    avoids: ({ label }, { context }) =>
      context.top === null && label.startsWith('page.scrolled') && !label.includes('top'),
  },
};
