import type { DrawerContext, Touch } from './drawer.types.ts';

/** The share of its way that the drawer must be taken along to go the rest by itself. */
export const hysteresis = 0.52;

/** From this speed on a finger's direction decides, in pixels a second. */
export const flingVelocity = 450;

/** How near to the window's right edge a swipe begins that opens, in pixels. */
export const swipeArea = 20;

/** A finger has to go this far before it is told whether it swipes or scrolls, in pixels. */
export const threshold = 5;

/** What a finger did longer ago says nothing about how it leaves, in milliseconds. */
export const lately = 100;

/** Which way a finger goes; null while it is too early to tell. A slanted way scrolls: that is what most fingers want. */
export const wayOf = (start: Touch, now: Touch): 'across' | 'along' | null => {
  const across = Math.abs(now.x - start.x);
  const along = Math.abs(now.y - start.y);
  if (Math.max(across, along) <= threshold) return null;
  return across > along ? 'across' : 'along';
};

export const trailWith = (trail: Touch[], now: Touch): Touch[] => [
  ...trail.filter(({ at }) => now.at - at <= lately),
  now,
];

/** Pixels a second, above zero where the finger opens; zero for one that has rested before it left. */
export const velocityOf = (trail: Touch[], at: number): number => {
  const recent = trail.filter((touch) => at - touch.at <= lately);
  const [first] = recent;
  const last = recent.at(-1);
  if (first === undefined || last === undefined || last.at <= first.at) return 0;
  return ((last.x - first.x) / (last.at - first.at)) * 1000;
};

/** How far open the drawer is under the finger, from 0 to 1. */
export const shareUnder = ({ start, from, width, trail }: DrawerContext): number => {
  const last = trail.at(-1);
  if (start === null || last === undefined || width <= 0) return from;
  return Math.min(Math.max(from + (last.x - start.x) / width, 0), 1);
};
