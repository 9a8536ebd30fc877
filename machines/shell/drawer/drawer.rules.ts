import type { DrawerContext, Touch } from './drawer.types.ts';

/** The share of the way from which the drawer goes the rest by itself. */
export const hysteresis = 0.52;

/** From this speed on, in pixels a second, the finger's direction decides. */
export const flingVelocity = 450;

/** The distance from the window's right edge, in pixels, within which a swipe opens the drawer. */
export const swipeArea = 20;

/** The distance, in pixels, after which a movement is a swipe or a scroll. */
export const threshold = 5;

/** Milliseconds of a finger's movement that count for its speed. */
export const lately = 100;

/** The finger's direction; null while it is too early to know. A diagonal movement scrolls, because most people want that. */
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

/** Pixels a second, positive where the finger opens; zero for one that rested before it lifted. */
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
