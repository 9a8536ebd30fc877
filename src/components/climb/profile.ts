import { hills, seedOf } from './noise.ts';

/** Heights in [0, 1], evenly spaced from the start to the summit. Never empty. */
export type Profile = readonly number[];

/** Enough points that a wide drawing looks smooth and a small one doesn't weigh anything. */
const POINTS = 121;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/**
 * A climb made from an id: it starts low, has its own passes and dips, and reaches its only summit (1) at the end.
 * The same id always gives the same climb.
 */
export const profileOf = (id: string): Profile => {
  const seed = seedOf(id);
  return Array.from({ length: POINTS }, (_, index) => {
    const t = index / (POINTS - 1);
    if (t === 1) return 1;
    const rise = 0.2 + 0.8 * t ** 1.15;
    // Hills fade out at both ends, so that the climb starts calm and the summit stays the summit.
    const wild = Math.sin(Math.PI * t) ** 0.55;
    const rolling = (hills(seed, t * 6.5, 0, 2) - 0.56) * 0.95 * wild;
    const rough = (hills(seed + 7, t * 34, 0, 2) - 0.5) * 0.11;
    return clamp(rise + rolling + rough, 0.06, 0.955);
  });
};

/**
 * The profile of a real course. `elevations` are in any unit, evenly spaced along the way. A flat course stays flat
 * to the eye: the scale never stretches less than `least` units over the whole height.
 */
export const profileFrom = (elevations: readonly number[], least = 300): Profile => {
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

/** The height at a share `t` of the way, 0 to 1; beyond the ends it stays at the end. */
export const heightAt = (profile: Profile, t: number) => {
  const place = clamp(t, 0, 1) * (profile.length - 1);
  const before = Math.floor(place);
  const start = profile[before] ?? 0;
  const end = profile[before + 1] ?? start;
  return start + (end - start) * (place - before);
};

/** How steep the way is at `t`, as degrees for a drawing `width` wide and `height` high; uphill is negative, as in SVG. */
export const slopeAt = (profile: Profile, t: number, width: number, height: number) => {
  const reach = 0.015;
  const [from, to] = [clamp(t - reach, 0, 1), clamp(t + reach, 0, 1)];
  const rise = (heightAt(profile, to) - heightAt(profile, from)) * height;
  return (-Math.atan2(rise, (to - from) * width) * 180) / Math.PI;
};
