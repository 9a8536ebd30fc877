import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  drawerMachine,
  isDragged,
  isDrawerOpen,
  selectShare,
} from '#machines/shell/drawer/drawer.machine.ts';
import { velocityOf, wayOf } from '#machines/shell/drawer/drawer.rules.ts';
import type { DrawerEvent } from '#machines/shell/drawer/drawer.types.ts';
import { type HeaderEvent, headerMachine, isHeaderAway } from '#machines/shell/header/header.machine.ts';

const width = 1000;

const startDrawer = (...events: DrawerEvent[]) => {
  const actor = createActor(drawerMachine).start();
  for (const event of [{ type: 'layout.changed', isMobile: true } as const, ...events]) actor.send(event);
  return actor;
};

const down = (x: number, fingers = 1): DrawerEvent => ({
  type: 'touch.started',
  x,
  y: 300,
  at: 0,
  fingers,
  width,
});
const move = (x: number, at: number, y = 300): DrawerEvent => ({ type: 'touch.moved', x, y, at });
const up = (at: number): DrawerEvent => ({ type: 'touch.ended', at });
const open: DrawerEvent = { type: 'menu.pressed' };

const isOpenAfter = (...events: DrawerEvent[]) => isDrawerOpen(startDrawer(...events).getSnapshot());

describe('A slow swipe opens or closes the drawer at 0.52 of its width', () => {
  test.each([
    ['exactly 0.52 leaves it closed', 520, false],
    ['one pixel more opens it', 521, true],
  ])('%s', (_, to, expected) => {
    expect(isOpenAfter(down(0), move(to, 1000), up(2000))).toBe(expected);
  });

  test.each([
    ['exactly 0.52 leaves it open', 280, true],
    ['one pixel more closes it', 279, false],
  ])('%s', (_, to, expected) => {
    expect(isOpenAfter(open, down(800), move(to, 1000), up(2000))).toBe(expected);
  });

  test('a swipe that begins beside the open drawer counts only over the drawer', () => {
    expect(isOpenAfter(open, down(1400), move(1100, 1000), move(480, 2000), up(3000))).toBe(true);
    expect(isOpenAfter(open, down(1400), move(1100, 1000), move(479, 2000), up(3000))).toBe(false);
  });
});

describe('Above 450 px per second, the direction of the swipe decides', () => {
  test.each([
    ['exactly 450 px per second is no fling', 45, false],
    ['slightly faster opens it', 46, true],
  ])('%s', (_, by, expected) => {
    expect(isOpenAfter(down(0), move(by, 100), up(100))).toBe(expected);
  });

  test.each([
    ['exactly 450 px per second is no fling', 45, true],
    ['slightly faster closes it', 46, false],
  ])('%s the other way', (_, by, expected) => {
    expect(isOpenAfter(open, down(800), move(800 - by, 100), up(100))).toBe(expected);
  });

  test('a fling back reverses the swipe at any position', () => {
    expect(isOpenAfter(down(0), move(900, 1000), move(840, 1050), up(1051))).toBe(false);
    expect(isOpenAfter(open, down(800), move(50, 1000), move(110, 1050), up(1051))).toBe(true);
  });

  test('a finger that rested before its release has no velocity', () => {
    const trail = [
      { x: 0, y: 0, at: 0 },
      { x: 90, y: 0, at: 50 },
    ];
    expect(velocityOf(trail, 100)).toBe(1800);
    expect(velocityOf(trail, 101)).toBe(0);
    expect(velocityOf(trail, 151)).toBe(0);
    expect(velocityOf([], 0)).toBe(0);
  });
});

test('a swipe begins within 20 px of the edge, with one finger, if the drawer has a width', () => {
  const isTouched = (event: DrawerEvent) => startDrawer(event).getSnapshot().matches({ closed: 'touched' });
  expect(isTouched(down(20))).toBe(true);
  expect(isTouched(down(20.5))).toBe(false);
  expect(isTouched(down(10, 2))).toBe(false);
  expect(isTouched({ type: 'touch.started', x: 10, y: 300, at: 0, fingers: 1, width: 0 })).toBe(false);
});

test('movements up to 5 px have no direction, and diagonal ones scroll', () => {
  const start = { x: 100, y: 100, at: 0 };
  expect(wayOf(start, { x: 105, y: 105, at: 1 })).toBeNull();
  expect(wayOf(start, { x: 106, y: 100, at: 1 })).toBe('across');
  expect(wayOf(start, { x: 100, y: 94, at: 1 })).toBe('along');
  expect(wayOf(start, { x: 110, y: 110, at: 1 })).toBe('along');
});

test('the drawer follows the finger within its bounds', () => {
  const drawer = startDrawer(down(10), move(260, 500));
  const drawn = () => [selectShare(drawer.getSnapshot()), isDragged(drawer.getSnapshot())];
  expect(drawn()).toEqual([0.25, true]);
  drawer.send(move(5, 600));
  expect(drawn()).toEqual([0, true]);
  drawer.send(move(1200, 700));
  expect(drawn()).toEqual([1, true]);
  drawer.send({ type: 'touch.cancelled' });
  expect(drawn()).toEqual([0, false]);
});

describe('the header', () => {
  const scrolled = (top: number, limit = 2000) => ({ type: 'page.scrolled', top, limit }) as const;
  const layout = (isMobile: boolean) => ({ type: 'layout.changed', isMobile }) as const;
  const awayAfter = (...tops: (number | [number, number])[]) => {
    const header = createActor(headerMachine).start();
    header.send(layout(true));
    for (const top of tops) header.send(typeof top === 'number' ? scrolled(top) : scrolled(...top));
    return isHeaderAway(header.getSnapshot());
  };

  test('stays visible within 10 px of the top', () => {
    expect(awayAfter(0, 10)).toBe(false);
    expect(awayAfter(0, 11)).toBe(true);
    expect(awayAfter(0, 300, 10)).toBe(false);
  });

  test('hides on the first pixel down and returns on the first pixel up', () => {
    expect(awayAfter(0, 300, 299)).toBe(false);
    expect(awayAfter(0, 300, 299, 300)).toBe(true);
    expect(awayAfter(0, 300, 300)).toBe(true);
  });

  test('ignores the bounce at both ends of the page', () => {
    expect(awayAfter(0, [900, 900], [960, 900], [900, 900])).toBe(true);
    expect(awayAfter(0, -40, 0)).toBe(false);
  });

  // On a small screen again, or without the focus, the next position would be a movement from an earlier page's.
  test.each<[string, HeaderEvent[], HeaderEvent[]]>([
    ['visible', [], []],
    ['focused', [{ type: 'focus.entered' }], [{ type: 'focus.left' }]],
    ['pinned', [layout(false)], [layout(true)]],
    ['hidden', [scrolled(200)], []],
  ])('%s, it forgets the scroll position of the page before', (_, before, after) => {
    const header = createActor(headerMachine).start();
    const shown = [layout(true), scrolled(100), ...before, { type: 'route.changed' } as const];
    for (const event of [...shown, ...after, scrolled(400)]) header.send(event);
    expect(isHeaderAway(header.getSnapshot())).toBe(false);
  });

  test('ignores the initial scroll position of a page', () => {
    expect(awayAfter(700)).toBe(false);
    expect(awayAfter(700, 701)).toBe(true);
  });
});
