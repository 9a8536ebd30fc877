import type { PageObject, Ui } from '@product/path-driver';
import { expect } from 'playwright/test';
import type { SnapshotFrom } from 'xstate';
import { type drawerMachine, selectShare } from '#machines/shell/drawer/drawer.machine.ts';
import { poll } from '#test/support/browser/poll.ts';
import { browserGestures } from './browser-gestures.ts';

type Machine = typeof drawerMachine;
type Snapshot = SnapshotFrom<Machine>;
type Shown = { isOpen: boolean; isDragged: boolean; share: number };

const screenGestures = async () => (await import('./screen-gestures.tsx')).screenGestures;

/** The state that the drawer shows. Its share is in hundredths, and follows the panel’s position where there is a layout. */
const shownState = (): Shown => {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[aria-label="Menu"]');
  const panel = dialog?.querySelector('[id="drawer-panel"]')?.getBoundingClientRect();
  if (dialog === null || panel === undefined) return { isOpen: false, isDragged: false, share: 0 };
  const told = Number(dialog.style.getPropertyValue('--drawer-share'));
  const drawn = panel.width > 0 ? (document.documentElement.clientWidth - panel.left) / panel.width : told;
  return {
    isOpen: dialog.open,
    isDragged: dialog.hasAttribute('data-dragged'),
    share: Math.round(drawn * 100) / 100,
  };
};

const sees = async (ui: Ui, snapshot: Snapshot, expected: Omit<Shown, 'share'>): Promise<void> => {
  const whole = { ...expected, share: Math.round(selectShare(snapshot) * 100) / 100 };
  if (ui.driver === 'screen') return expect(shownState()).toEqual(whole);
  await poll(() => browserGestures.page().evaluate(shownState)).toEqual(whole);
};

const focusIsInside = () => document.activeElement?.closest('dialog[aria-label="Menu"]') !== null;

/** The gestures on the drawer, and its position. */
export const drawerPageObject: PageObject<Machine> = {
  screen: async (actor) => (await import('./drawer-harness.tsx')).drawerHarness(actor),
  actions: {
    'layout.changed': async (_ui, { event, browser }) =>
      (browser === null ? await screenGestures() : browserGestures).turn(event.isMobile),
    'route.changed': async (_ui, { browser }) =>
      (browser === null ? await screenGestures() : browserGestures).changeRoute(),
    'menu.pressed': (ui) => ui.click('button', 'Menu'),
    // The cross, or the key, with a finger on the drawer that the cross goes along with.
    'drawer.dismissed': async (ui, { before, browser }, actor) => {
      if (before.matches('open')) return ui.click('button', 'Close the menu');
      if (browser === null) return actor?.send({ type: 'drawer.dismissed' });
      await ui.pressKey('Escape');
    },
    'touch.started': async (_ui, { event, before, browser }) => {
      const { x, y, at, fingers, width } = event;
      const others = Array.from({ length: fingers - 1 }, () => ({ x: x + 80, y: y + 40 }));
      if (browser === null)
        return (await screenGestures()).touch('touchStart', [{ x, y }, ...others], at, width);
      await (before.context.start === null
        ? browserGestures.start({ x, y }, at, fingers)
        : browserGestures.join({ x, y }, at));
    },
    'touch.moved': async (_ui, { event: { x, y, at, type: _ }, before, browser }) => {
      if (browser === null)
        return (await screenGestures()).touch('touchMove', [{ x, y }], at, before.context.width);
      await browserGestures.move({ x, y }, at);
    },
    'touch.ended': async (_ui, { event, before, browser }) =>
      browser === null
        ? (await screenGestures()).touch('touchEnd', [], event.at, before.context.width)
        : browserGestures.end(event.at),
    'touch.cancelled': async (_ui, { before, browser }) =>
      browser === null
        ? (await screenGestures()).touch('touchCancel', [], 0, before.context.width)
        : browserGestures.cancel(),
  },
  states: {
    absent: async (ui, snapshot) => {
      await sees(ui, snapshot, { isOpen: false, isDragged: false });
      if (ui.driver === 'browser') await ui.expectNoRole('button', 'Menu');
    },
    closed: async (ui, snapshot) => {
      await sees(ui, snapshot, { isOpen: false, isDragged: false });
      await ui.expectNoRole('dialog', 'Menu');
      await ui.expectRole('button', 'Menu');
    },
    opening: (ui, snapshot) => sees(ui, snapshot, { isOpen: false, isDragged: true }),
    open: async (ui, snapshot) => {
      await sees(ui, snapshot, { isOpen: true, isDragged: false });
      await ui.expectRole('dialog', 'Menu');
      await ui.expectRole('link', 'Give');
      if (ui.driver === 'browser')
        await poll(() => browserGestures.page().evaluate(focusIsInside)).toBe(true);
    },
    closing: (ui, snapshot) => sees(ui, snapshot, { isOpen: true, isDragged: true }),
  },
  browser: {
    open: ({ page }) => browserGestures.open(page),
    // Lifting a finger beside the drawer without moving it is a press there, and closes the drawer.
    avoids: ({ label }, before) =>
      label.startsWith('touch.ended') &&
      before.matches({ open: 'touched' }) &&
      before.context.start?.x === before.context.width,
  },
};
