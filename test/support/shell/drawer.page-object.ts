import { expect } from 'playwright/test';
import type { SnapshotFrom } from 'xstate';
import { type drawerMachine, selectShare } from '#machines/shell/drawer/drawer.machine.ts';
import type { Face } from '#test/path-driver/model/define-model.ts';
import type { Person } from '#test/path-driver/model/ui.ts';
import { soon } from '#test/path-driver/walks/poll.ts';
import { browserHands } from './browser-gestures.ts';

type Machine = typeof drawerMachine;
type Snapshot = SnapshotFrom<Machine>;
type Shown = { isOpen: boolean; isDragged: boolean; share: number };

const screenHands = async () => (await import('./screen-gestures.tsx')).screenHands;

/** How the drawer stands, in hundredths; where it is laid out, by its place in the window. */
const standing = (): Shown => {
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

const sees = async (person: Person, snapshot: Snapshot, expected: Omit<Shown, 'share'>): Promise<void> => {
  const whole = { ...expected, share: Math.round(selectShare(snapshot) * 100) / 100 };
  if (person.driver === 'screen') return expect(standing()).toEqual(whole);
  await soon(() => browserHands.page().evaluate(standing)).toEqual(whole);
};

const focusIsInside = () => document.activeElement?.closest('dialog[aria-label="Menu"]') !== null;

/** What hands do to the drawer, and where it stands then. */
export const drawerFace: Face<Machine> = {
  element: async (actor) => (await import('./drawer-harness.tsx')).drawerStage(actor),
  causes: {
    'layout.changed': async (_person, { event, visit }) =>
      (visit === null ? await screenHands() : browserHands).turn(event.isMobile),
    'route.changed': async (_person, { visit }) =>
      (visit === null ? await screenHands() : browserHands).changeRoute(),
    'menu.pressed': (person) => person.press('button', 'Menu'),
    // The cross, or the key, with a finger on the drawer that the cross goes along with.
    'drawer.dismissed': async (person, { before, visit }, actor) => {
      if (before.matches('open')) return person.press('button', 'Close the menu');
      if (visit === null) return actor?.send({ type: 'drawer.dismissed' });
      await person.key('Escape');
    },
    'touch.started': async (_person, { event, before, visit }) => {
      const { x, y, at, fingers, width } = event;
      const others = Array.from({ length: fingers - 1 }, () => ({ x: x + 80, y: y + 40 }));
      if (visit === null) return (await screenHands()).touch('touchStart', [{ x, y }, ...others], at, width);
      await (before.context.start === null
        ? browserHands.start({ x, y }, at, fingers)
        : browserHands.join({ x, y }, at));
    },
    'touch.moved': async (_person, { event: { x, y, at, type: _ }, before, visit }) => {
      if (visit === null)
        return (await screenHands()).touch('touchMove', [{ x, y }], at, before.context.width);
      await browserHands.move({ x, y }, at);
    },
    'touch.ended': async (_person, { event, before, visit }) =>
      visit === null
        ? (await screenHands()).touch('touchEnd', [], event.at, before.context.width)
        : browserHands.end(event.at),
    'touch.cancelled': async (_person, { before, visit }) =>
      visit === null
        ? (await screenHands()).touch('touchCancel', [], 0, before.context.width)
        : browserHands.cancel(),
  },
  sees: {
    absent: async (person, snapshot) => {
      await sees(person, snapshot, { isOpen: false, isDragged: false });
      if (person.driver === 'browser') await person.missesRole('button', 'Menu');
    },
    closed: async (person, snapshot) => {
      await sees(person, snapshot, { isOpen: false, isDragged: false });
      await person.missesRole('dialog', 'Menu');
      await person.sees('button', 'Menu');
    },
    opening: (person, snapshot) => sees(person, snapshot, { isOpen: false, isDragged: true }),
    open: async (person, snapshot) => {
      await sees(person, snapshot, { isOpen: true, isDragged: false });
      await person.sees('dialog', 'Menu');
      await person.sees('link', 'Give');
      if (person.driver === 'browser')
        await soon(() => browserHands.page().evaluate(focusIsInside)).toBe(true);
    },
    closing: (person, snapshot) => sees(person, snapshot, { isOpen: true, isDragged: true }),
  },
  browser: {
    open: ({ page }) => browserHands.open(page),
    requests: {},
    outcomes: {},
    without: {},
    // A finger that is lifted beside the drawer without having moved is a press there, and closes it.
    avoids: ({ label }, before) =>
      label.startsWith('touch.ended') &&
      before.matches({ open: 'touched' }) &&
      before.context.start?.x === before.context.width,
  },
};
