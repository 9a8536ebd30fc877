import { gaps, lake, ridge, summits, watercourses } from './land.data.ts';
import { nearestOn, type Point } from './plane.ts';

const rad = Math.PI / 180;

/** From 0 to 1 for the corner of a lattice: the same on every machine. */
const corner = (seed: number, x: number, y: number): number => {
  let mixed = Math.imul(seed ^ Math.imul(x, 0x27d4eb2d), 0x85ebca6b) ^ Math.imul(y, 0x165667b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 0x1_0000_0000;
};

/** Smooth where two cells of the lattice meet, so that no contour shows the lattice. */
const eased = (share: number): number => share ** 3 * (share * (share * 6 - 15) + 10);

const noise = (seed: number, x: number, y: number): number => {
  const [left, low] = [Math.floor(x), Math.floor(y)];
  const [right, up] = [eased(x - left), eased(y - low)];
  const south = corner(seed, left, low) * (1 - right) + corner(seed, left + 1, low) * right;
  const north = corner(seed, left, low + 1) * (1 - right) + corner(seed, left + 1, low + 1) * right;
  return south * (1 - up) + north * up;
};

/** Rolling hills from 0 to 1, of some five and two miles; rotated, so that they don't form rows. */
const hills = ([east, north]: Point): number => {
  const [x, y] = [east * 0.82 - north * 0.57, east * 0.57 + north * 0.82];
  return 0.68 * noise(7, x / 3.4, y / 3.4) + 0.32 * noise(23, x / 1.5, y / 1.5);
};

const bump = (distance: number, width: number): number => Math.exp(-((distance / width) ** 2));

const distanceTo = ([east, north]: Point, [x, y]: Point): number => Math.hypot(east - x, north - y);

/** Below 1 in the lake, 1 at its shore, and growing outward. The shore has bays. */
export const lakeShare = ([east, north]: Point): number => {
  const [x, y] = [east - lake.center[0], north - lake.center[1]];
  const turn = lake.bearing * rad;
  const along = (x * Math.cos(turn) + y * Math.sin(turn)) / lake.length;
  const across = (y * Math.cos(turn) - x * Math.sin(turn)) / lake.width;
  const angle = Math.atan2(across, along);
  const bays =
    1 + 0.1 * Math.cos(3 * angle + 1) + 0.07 * Math.cos(5 * angle + 0.4) + 0.04 * Math.cos(8 * angle);
  return Math.hypot(along, across) / bays;
};

/** A watercourse as it winds from corner to corner. */
type Stream = { line: Point[]; feet: number[] };

/** Miles to either side, and between two points. */
const meander = { sway: 0.5, step: 0.3 } as const;

const wound = ({ course }: (typeof watercourses)[number], seed: number): Stream => {
  const stream: Stream = { line: [], feet: [] };
  for (const [index, [toEast, toNorth, toFeet]] of course.entries()) {
    const [east, north, feet] = course[index - 1] ?? [toEast, toNorth, toFeet];
    const length = distanceTo([east, north], [toEast, toNorth]);
    const count = Math.ceil(length / meander.step);
    for (let each = 1; each <= count; each += 1) {
      const share = each / count;
      const aside =
        meander.sway *
        Math.sin(Math.PI * share) ** 0.5 *
        2 *
        (noise(seed + index, share * length * 0.8, 3) - 0.5);
      stream.line.push([
        east + (toEast - east) * share - ((toNorth - north) / length) * aside,
        north + (toNorth - north) * share + ((toEast - east) / length) * aside,
      ]);
      stream.feet.push(feet + (toFeet - feet) * share);
    }
    if (count === 0) {
      stream.line.push([toEast, toNorth]);
      stream.feet.push(toFeet);
    }
  }
  return stream;
};

/** All watercourses from their mouths to their sources, as they are drawn. */
export const streams: readonly Stream[] = watercourses.map((each, index) => wound(each, 100 * (index + 1)));

/** The height of the valley's floor, and a point's distance from water. */
const floorAt = (point: Point): { feet: number; fromWater: number } => {
  let [sum, weights, fromWater] = [0, 0, Number.POSITIVE_INFINITY];
  for (const { line, feet } of streams) {
    const { distance, index, share } = nearestOn(line, point);
    const [from, to] = [feet[index] ?? 0, feet[index + 1] ?? 0];
    const weight = 1 / (distance * distance + 0.02) ** 1.1;
    sum += (from + (to - from) * share) * weight;
    weights += weight;
    fromWater = Math.min(fromWater, distance);
  }
  return { feet: sum / weights, fromWater };
};

/** The crest winds, but goes through its gaps. */
const warped = ([east, north]: Point): Point => {
  const free = 1 - gaps.reduce((most, { at }) => Math.max(most, bump(distanceTo([east, north], at), 3)), 0);
  return [east, north + free * 3.2 * (noise(41, east / 5, north / 7) - 0.5)];
};

const ridgeAt = (point: Point): number => {
  const { distance } = nearestOn(ridge.crest, warped(point));
  const lowered = gaps.reduce(
    (sum, { at, feet, width }) => sum + feet * bump(distanceTo(point, at), width),
    0,
  );
  return Math.max(0, ridge.feet - lowered) * bump(distance, ridge.width);
};

/** Rough where the ridge and the quarries are, gentle around the lake. */
const roughness = ([east, north]: Point): number =>
  640 +
  450 * bump(distanceTo([east, north], [-15, -6]), 9) +
  330 * bump(distanceTo([east, north], [11, -7]), 6) -
  260 * bump(distanceTo([east, north], [4, 4]), 6) +
  400 * bump(distanceTo([east, north], [-5, 10]), 6);

/** Feet above sea level: the one source of contours, courses, passes and rivers. */
export const heightAt = (point: Point): number => {
  const { feet, fromWater } = floorAt(point);
  const away = 1 - bump(fromWater, 1.5);
  const stands = summits.reduce(
    (sum, each) => sum + each.feet * bump(distanceTo(point, each.at), each.width),
    0,
  );
  const land = feet + away * (30 + 14 * Math.min(fromWater, 8) + roughness(point) * hills(point) + stands);
  const height = land + ridgeAt(point) * (1 - bump(fromWater, 0.8));
  const share = lakeShare(point);
  if (share <= 1) return lake.feet;
  // The shore rises from the water, with any hills behind it.
  const shore = 1 - bump(share - 1, 0.32);
  return lake.feet + (height - lake.feet) * shore;
};
