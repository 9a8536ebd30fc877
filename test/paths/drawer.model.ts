import { defineModel } from '@product/path-driver';
import type { SnapshotFrom } from 'xstate';
import { drawerMachine } from '#machines/shell/drawer/drawer.machine.ts';
import { flingVelocity, hysteresis, shareUnder, velocityOf } from '#machines/shell/drawer/drawer.rules.ts';
import { drawerPageObject } from '#test/support/shell/drawer.page-object.ts';

type Snapshot = SnapshotFrom<typeof drawerMachine>;

/** The drawer's width in a window of 360 pixels. */
const width = 304;

/** Beside everything that can be pressed. */
const down = { y: 100, at: 1000, width, fingers: 1 };

/** The first finger, or a second one. */
const started = (snapshot: Snapshot) => {
  const { start } = snapshot.context;
  if (start !== null) return { 'a second finger': { ...down, x: 200, at: start.at + 300, fingers: 2 } };
  if (snapshot.matches('open'))
    return {
      'on the drawer': { ...down, x: 290 },
      'beside it': { ...down, x: 340 },
      'two at once': { ...down, x: 290, fingers: 2 },
    };
  return {
    'at the edge': { ...down, x: 10 },
    'within the page': { ...down, x: 180 },
    'two at once': { ...down, x: 10, fingers: 2 },
  };
};

/** Movements of a finger: swipe or scroll, near or far, fast or slow. */
const moved = (snapshot: Snapshot) => {
  const { start, from, trail } = snapshot.context;
  const last = trail.at(-1);
  if (start === null || last === undefined) return {};
  const inward = from === 0 ? 1 : -1;
  const slowly = { y: last.y, at: last.at + 1000 };
  const fast = { y: last.y, at: last.at + 50 };
  if (!snapshot.hasTag('dragged'))
    return {
      'a little': { ...slowly, x: start.x + 3 * inward },
      sideways: { ...slowly, x: start.x + 45 * inward },
      'up the page': { ...slowly, x: start.x, y: start.y - 45 },
    };
  return {
    'not half of the way': { ...slowly, x: start.x + 0.4 * width * inward },
    'more than half of the way': { ...slowly, x: start.x + 0.6 * width * inward },
    ...(last.x < 290 && { 'fast inward': { ...fast, x: last.x + 60 } }),
    ...(last.x > 70 && { 'fast outward': { ...fast, x: last.x - 60 } }),
  };
};

export const drawerModel = defineModel({
  machine: drawerMachine,
  starts: { 'a fresh page': undefined },
  events: {
    'layout.changed': { narrow: { isMobile: true }, wide: { isMobile: false } },
    'route.changed': {},
    'menu.pressed': {},
    'drawer.dismissed': {},
    'touch.started': started,
    'touch.moved': moved,
    'touch.ended': ({ context }) => {
      const at = context.trail.at(-1)?.at ?? 0;
      return { 'at once': { at: at + 10 }, 'after a rest': { at: at + 500 } };
    },
    'touch.cancelled': {},
  },
  // The finger's exact position decides nothing; its distance and speed do.
  serializeState: ({ context }) => {
    const last = context.trail.at(-1);
    const velocity = last === undefined ? 0 : velocityOf(context.trail, last.at);
    return {
      isDown: context.start !== null,
      from: context.from,
      isFar: Math.abs(shareUnder(context) - context.from) > hysteresis,
      fling: Math.abs(velocity) > flingVelocity ? Math.sign(velocity) : 0,
    };
  },
  pageObject: drawerPageObject,
});
