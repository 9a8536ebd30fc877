import { heightAt, type Profile } from './profile.ts';

export type Box = { width: number; height: number };

const short = (value: number) => Number(value.toFixed(1));

const pointsTo = (profile: Profile, until: number, box: Box) => {
  const last = profile.length - 1;
  const whole = Math.floor(until * last + 1e-9);
  const points = profile
    .slice(0, whole + 1)
    .map((height, index) => [(index / last) * box.width, (1 - height) * box.height] as const);
  if (until * last - whole < 1e-6) return points;
  return [...points, [until * box.width, (1 - heightAt(profile, until)) * box.height] as const];
};

const line = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');

/** The ridge as an SVG path, up to a share of the course. */
export const ridgePath = (profile: Profile, box: Box, until = 1) => line(pointsTo(profile, until, box));

/** The land under the ridge as a closed SVG path, up to a share of the course; empty at 0. */
export const landPath = (profile: Profile, box: Box, until = 1) =>
  until <= 0
    ? ''
    : `${ridgePath(profile, box, until)}L${short(until * box.width)} ${box.height}L0 ${box.height}Z`;
