import { hills, seedOf } from './noise.ts';

/** Heights in [0, 1], evenly spaced from the start to the summit. Never empty. */
export type Profile = readonly number[];

/** Enough points that a wide drawing looks smooth and a small one doesn't weigh anything. */
const POINTS = 161;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Where the last ramp to the summit begins, and how high the hills before it may be. */
const RAMP = 0.86;
const CREST = 0.8;
const VALLEY = 0.08;

const smooth = (t: number) => t * t * (3 - 2 * t);

/**
 * A climb made from an id: it starts low, has its own passes and dips, and reaches its only summit (1) at the end.
 * The same id always gives the same climb.
 */
export const profileOf = (id: string): Profile => {
  const seed = seedOf(id);
  const raw = Array.from({ length: POINTS }, (_, index) => {
    const t = index / (POINTS - 1);
    // Hills fade out at both ends, so that the climb starts calm.
    const wild = Math.sin(Math.PI * clamp(t / RAMP, 0, 1)) ** 0.55;
    const rolling = (hills(seed, t * 6, 0, 2) - 0.54) * 0.9 * wild;
    const rough = (hills(seed + 7, t * 30, 0, 2) - 0.5) * 0.09;
    return 0.18 + 0.62 * t ** 1.15 + rolling + rough;
  });
  const [low, high] = [Math.min(...raw), Math.max(...raw)];
  // Hills that would outgrow the summit, or dig under the ground, are pressed into their band, not cut off flat.
  const [floor, crest] = [Math.max(low, VALLEY), Math.min(high, CREST)];
  return raw.map((height, index) => {
    const pressed = floor + ((height - low) / (high - low)) * (crest - floor);
    const ramp = smooth(clamp((index / (POINTS - 1) - RAMP) / (1 - RAMP), 0, 1));
    return pressed + (1 - pressed) * ramp;
  });
};

/** Feet that a real course's drawing stands for at least. */
export const leastRise = 300;

/**
 * The profile of a real course. `elevations` are in any unit, evenly spaced along the way. A flat course stays flat
 * to the eye: the scale never stretches less than `least` units over the whole height.
 */
export const profileFrom = (elevations: readonly number[], least = leastRise): Profile => {
  if (elevations.length === 0) return [0.1, 0.1];
  const low = Math.min(...elevations);
  const range = Math.max(Math.max(...elevations) - low, least);
  const step = (elevations.length - 1) / (POINTS - 1);
  return Array.from({ length: POINTS }, (_, index) => {
    const place = index * step;
    const [before, after] = [Math.floor(place), Math.ceil(place)];
    const start = elevations[before] ?? low;
    const end = elevations[after] ?? start;
    return 0.1 + 0.88 * ((start + (end - start) * (place - before) - low) / range);
  });
};

/** A landscape for a page's head: flat where the words stand, on the left, the steeper the higher `bend` is. */
export const sceneOf = (id: string, bend: number): Profile => {
  const seed = seedOf(id);
  return Array.from({ length: POINTS }, (_, index) => {
    const t = index / (POINTS - 1);
    const rolling = (hills(seed, t * 7, 0, 3) - 0.5) * (0.08 + 0.42 * t);
    return clamp(0.1 + 0.62 * t ** bend + rolling, 0.03, 1);
  });
};

/** Where the top begins of a climb whose rider has arrived, as a share of the drawing: wide enough for rider and flag. */
const TOP = 0.7;

/** The same climb with room to stand on its summit: the way there is drawn shorter, and the rest is level. */
export const withSummit = (profile: Profile): Profile =>
  Array.from({ length: POINTS }, (_, index) => {
    const t = index / (POINTS - 1);
    return t < TOP ? heightAt(profile, t / TOP) : 1;
  });

/** Where an amount's share of the way lies on a drawing with such a summit. */
export const belowSummit = (share: number) => share * TOP;

/** Where the rider stands up there: before the flag, which is at the end. */
export const ON_SUMMIT = 0.81;

/** The height at a share `t` of the way, 0 to 1; beyond the ends it stays at the end. */
export const heightAt = (profile: Profile, t: number) => {
  const place = clamp(t, 0, 1) * (profile.length - 1);
  const before = Math.floor(place);
  const start = profile[before] ?? 0;
  const end = profile[before + 1] ?? start;
  return start + (end - start) * (place - before);
};

/** How far the road is straight under the rider on either side, as a share of the way; what is between two wheels is less. */
const STRAIGHT = 0.06;
/** And how far it takes to be the way's own again. */
const BEND = 0.05;
/** How much the straight part may rise at most, so that nobody rides up a wall. */
const STEEPEST = 0.11;

/** The straight part at `t` as a rise over a run, both as shares of the drawing. */
const chordAt = (profile: Profile, t: number) => {
  const [before, after] = [heightAt(profile, t - STRAIGHT), heightAt(profile, t + STRAIGHT)];
  return { middle: (before + after) / 2, rise: clamp(after - before, -STEEPEST, STEEPEST) };
};

/**
 * The same way with a straight piece of road at `t`. A drawing is stretched to whatever box it gets, and two wheels touch a straight
 * line in all of them.
 */
export const withRoad = (profile: Profile, t: number): Profile => {
  const { middle, rise } = chordAt(profile, t);
  return Array.from({ length: POINTS }, (_, index) => {
    const at = index / (POINTS - 1);
    const away = Math.abs(at - t);
    const own = heightAt(profile, at);
    if (away >= STRAIGHT + BEND) return own;
    const road = middle + ((at - t) / (2 * STRAIGHT)) * rise;
    const share = smooth(clamp((away - STRAIGHT) / BEND, 0, 1));
    return clamp(road + (own - road) * share, 0, 1);
  });
};

/**
 * How CSS turns a rider on such a road: the box, a size container, says how long a share of its width and height is. Uphill is negative.
 */
export const turnOn = (profile: Profile, t: number): string => {
  const run = STRAIGHT / 2;
  const rise = heightAt(profile, t + run) - heightAt(profile, t - run);
  return `atan2(${(-rise * 100).toFixed(3)}cqh, ${(2 * run * 100).toFixed(3)}cqw)`;
};
