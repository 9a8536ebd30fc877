import type { PageObject, Ui } from '@product/path-driver';
import type { ActorRefFrom } from 'xstate';
import type { headerMachine } from '#machines/shell/header/header.machine.ts';
import { poll } from '#test/support/browser/poll.ts';
import { browserGestures } from './browser-gestures.ts';

type Machine = typeof headerMachine;

const screenGestures = async () => (await import('./screen-gestures.tsx')).screenGestures;

const isToldAway = () => document.documentElement.hasAttribute('data-header-away');

/** How many pixels of the header are in the window. */
const pixelsShown = () => Math.round(document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);

const blur = () => (document.activeElement as HTMLElement | null)?.blur();

const sees = async (ui: Ui, isAway: boolean): Promise<void> => {
  if (ui.driver === 'screen') {
    if (isToldAway() !== isAway) throw new Error(`the header is ${isAway ? 'in its place' : 'away'}`);
    return;
  }
  const shown = poll(() => browserGestures.page().evaluate(pixelsShown), 'the header’s pixels');
  await (isAway ? shown.toBeLessThanOrEqual(0) : shown.toBeGreaterThan(40));
};

/** The gestures on a page, and whether the header is visible. */
export const headerPageObject: PageObject<Machine> = {
  screen: async (actor: ActorRefFrom<Machine>) => {
    const { createElement } = await import('react');
    const { Watched } = await import('./screen-gestures.tsx');
    const header = createElement('header', null, createElement('a', { href: '/' }, 'Product'));
    return createElement(Watched, { systemActors: { header: actor }, children: header });
  },
  actions: {
    'layout.changed': async (_ui, { event, browser }) =>
      (browser === null ? await screenGestures() : browserGestures).turn(event.isMobile),
    'route.changed': async (_ui, { browser }) =>
      (browser === null ? await screenGestures() : browserGestures).changeRoute(),
    'page.scrolled': async (_ui, { event, browser }) =>
      browser === null
        ? (await screenGestures()).scroll(event.top, event.limit)
        : browserGestures.scroll(event.top),
    // Whether a focus shows only a browser knows.
    'focus.left': async (_ui, { event, browser }, actor) =>
      browser === null ? actor?.send(event) : browser.page.evaluate(blur),
    'focus.entered': async (_ui, { event, browser }, actor) => {
      if (browser === null) return actor?.send(event);
      await browser.page.evaluate(blur);
      // Else the browser scrolls to where the header would be, which is a step of its own.
      const focus = (link: HTMLElement | SVGElement) => link.focus({ preventScroll: true });
      await browser.page.locator('header a').filter({ visible: true }).first().evaluate(focus);
    },
  },
  states: {
    pinned: async (ui) => {
      if (ui.driver === 'screen') await sees(ui, false);
      else await poll(() => browserGestures.page().evaluate(isToldAway)).toBe(false);
    },
    shown: (ui) => sees(ui, false),
    focused: (ui) => sees(ui, false),
    hidden: (ui) => sees(ui, true),
  },
  browser: {
    open: ({ page }) => browserGestures.open(page),
    // A page that comes new stands at its top; where it stood before, the machine forgets on purpose.
    avoids: ({ label }, { context }) =>
      context.top === null && label.startsWith('page.scrolled') && !label.includes('top'),
  },
};
