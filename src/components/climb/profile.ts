import { hills, seedOf } from './noise.ts';

/** Heights in [0, 1], evenly spaced from the start to the summit. Never empty. */
export type Profile = readonly number[];

/** Enough points for a smooth wide drawing, and few enough for a small SVG. */
const POINTS = 161;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The start of the last ramp to the summit, and the greatest height of the hills before it. */
const RAMP = 0.86;
const CREST = 0.8;
const VALLEY = 0.08;

const smooth = (t: number) => t * t * (3 - 2 * t);

/**
 * A climb generated from an id: it starts low, has its own passes and dips, and reaches its only summit (1) at the end. The same id always
 * gives the same climb.
 */
export const profileOf = (id: string): Profile => {
  const seed = seedOf(id);
  const raw = Array.from({ length: POINTS }, (_, index) => {
    const t = index / (POINTS - 1);
    // Hills fade out at both ends, so that the start is flat.
    const wild = Math.sin(Math.PI * clamp(t / RAMP, 0, 1)) ** 0.55;
    const rolling = (hills(seed, t * 6, 0, 2) - 0.54) * 0.9 * wild;
    const rough = (hills(seed + 7, t * 30, 0, 2) - 0.5) * 0.09;
    return 0.18 + 0.62 * t ** 1.15 + rolling + rough;
  });
  const [low, high] = [Math.min(...raw), Math.max(...raw)];
  // Hills above the summit or below the ground are compressed into the band, not clipped.
  const [floor, crest] = [Math.max(low, VALLEY), Math.min(high, CREST)];
  return raw.map((height, index) => {
    const pressed = floor + ((height - low) / (high - low)) * (crest - floor);
    const ramp = smooth(clamp((index / (POINTS - 1) - RAMP) / (1 - RAMP), 0, 1));
    return pressed + (1 - pressed) * ramp;
  });
};

/** The least number of feet that the height of a real course's drawing represents. */
export const leastRise = 300;

/**
 * The profile of a real course. `elevations` are in any unit, evenly spaced along the course. A flat course looks flat: the full height
 * represents at least `least` units.
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

/** The landscape of a page's head: flat on the left behind the text. A higher `bend` makes it steeper. */
export const sceneOf = (id: string, bend: number): Profile => {
  const seed = seedOf(id);
  return Array.from({ length: POINTS }, (_, index) => {
    const t = index / (POINTS - 1);
    const rolling = (hills(seed, t * 7, 0, 3) - 0.5) * (0.08 + 0.42 * t);
    return clamp(0.1 + 0.62 * t ** bend + rolling, 0.03, 1);
  });
};

/** Where the level summit begins, as a share of the drawing: wide enough for rider and flag. */
const TOP = 0.7;

/** The same climb with a level summit: the course before it is drawn shorter. */
export const withSummit = (profile: Profile): Profile =>
  Array.from({ length: POINTS }, (_, index) => {
    const t = index / (POINTS - 1);
    return t < TOP ? heightAt(profile, t / TOP) : 1;
  });

/** An amount's share of the course on a drawing with a level summit. */
export const belowSummit = (share: number) => share * TOP;

/** The rider's place on the summit, before the flag at the end. */
export const ON_SUMMIT = 0.81;

/** The height at a share `t` of the course, 0 to 1; beyond the ends it is the height at the end. */
export const heightAt = (profile: Profile, t: number) => {
  const place = clamp(t, 0, 1) * (profile.length - 1);
  const before = Math.floor(place);
  const start = profile[before] ?? 0;
  const end = profile[before + 1] ?? start;
  return start + (end - start) * (place - before);
};

/** Length of the straight road on either side of the rider, as a share of the course; more than the wheelbase needs. */
const STRAIGHT = 0.06;
/** Length over which the straight road blends into the course. */
const BEND = 0.05;
/** The greatest rise of the straight part, so that no rider climbs a wall. */
const STEEPEST = 0.11;

/** The straight part at `t` as rise and run, both as shares of the drawing. */
const chordAt = (profile: Profile, t: number) => {
  const [before, after] = [heightAt(profile, t - STRAIGHT), heightAt(profile, t + STRAIGHT)];
  return { middle: (before + after) / 2, rise: clamp(after - before, -STEEPEST, STEEPEST) };
};

/**
 * The same course with a straight piece of road at `t`. A drawing is stretched to its box, and two wheels touch a straight line in every
 * box.
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
 * The CSS rotation of a rider on that road. The box is a size container, which gives the length of a share of its width and height. Uphill
 * is negative.
 */
export const turnOn = (profile: Profile, t: number): string => {
  const run = STRAIGHT / 2;
  const rise = heightAt(profile, t + run) - heightAt(profile, t - run);
  return `atan2(${(-rise * 100).toFixed(3)}cqh, ${(2 * run * 100).toFixed(3)}cqw)`;
};
