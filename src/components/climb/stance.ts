import { heightAt, type Profile } from './profile.ts';

type Land = { profile: Profile; width: number; height: number };
type Wheels = {
  /** Distance between the axles. */
  base: number;
  radius: number;
};

/** The height of an axle whose wheel rests on the land at `x`, with no part of the wheel below it. Pixels, downwards. */
const restAt = ({ profile, width, height }: Land, x: number, radius: number) => {
  let y = Number.POSITIVE_INFINITY;
  for (let step = -8; step <= 8; step += 1) {
    const across = (radius * step) / 8;
    const ground = (1 - heightAt(profile, (x + across) / width)) * height;
    y = Math.min(y, ground - Math.sqrt(radius * radius - across * across));
  }
  return y;
};

/** The front axle's place when the rear axle is at `x`. */
const frontOf = (land: Land, x: number, { base, radius }: Wheels) => {
  const rear = restAt(land, x, radius);
  let [low, high] = [0, base];
  for (let step = 0; step < 14; step += 1) {
    const middle = (low + high) / 2;
    if (Math.hypot(middle, restAt(land, x + middle, radius) - rear) < base) low = middle;
    else high = middle;
  }
  return { x: x + low, y: restAt(land, x + low, radius), rear };
};

/** The bicycle's position with its rear axle at `x`: the point between its wheels on their common tangent, and its rotation. */
const stanceFrom = (land: Land, x: number, wheels: Wheels) => {
  const front = frontOf(land, x, wheels);
  const turn = Math.atan2(front.y - front.rear, front.x - x);
  return {
    x: (x + front.x) / 2 - Math.sin(turn) * wheels.radius,
    y: (front.rear + front.y) / 2 + Math.cos(turn) * wheels.radius,
    turn: (turn * 180) / Math.PI,
  };
};

/** The rear axle's place when the midpoint of the axles is at a share `t` of the course. */
const rearAt = (land: Land, t: number, wheels: Wheels) => {
  let x = t * land.width - wheels.base / 2;
  for (let round = 0; round < 4; round += 1) x += t * land.width - (x + frontOf(land, x, wheels).x) / 2;
  return x;
};

/**
 * A bicycle's position at a share `t` of the course with both wheels on the ground: the point between its wheels on their common tangent,
 * in pixels from the top left, and its rotation in degrees.
 */
export const stanceAt = (land: Land, t: number, wheels: Wheels) =>
  stanceFrom(land, rearAt(land, t, wheels), wheels);

/** Pixels between two positions. A straight move over them leaves the ground by less than a pixel. */
const stride = 1;

/**
 * The bicycle's positions from the start to the share `goal` of the course. The rear axle moves by even distances, which is steady on every
 * slope; the midpoint of the axles jumps on steep ones.
 */
export const stancesTo = (land: Land, goal: number, wheels: Wheels) => {
  const end = rearAt(land, goal, wheels);
  // There is no land beyond the drawing's edge.
  const start = Math.min(wheels.radius, end);
  const count = Math.max(1, Math.ceil((end - start) / stride));
  return Array.from({ length: count + 1 }, (_, index) =>
    stanceFrom(land, start + ((end - start) * index) / count, wheels),
  );
};
