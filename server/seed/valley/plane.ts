/** A point of the valley: miles east and north of Founders Green. */
export type Point = readonly [east: number, north: number];

export const origin = { longitude: -80.2174, latitude: 38.5931 } as const;

const milesPerDegree = 69.093;
const milesPerLongitude = milesPerDegree * Math.cos((origin.latitude * Math.PI) / 180);

/** Five decimals of a degree are about a yard. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

export const toDegrees = ([east, north]: Point): [longitude: number, latitude: number] => [
  rounded(origin.longitude + east / milesPerLongitude),
  rounded(origin.latitude + north / milesPerDegree),
];

export const between = (from: Point, to: Point): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

export const lengthOf = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, point, index) => sum + between(line[index] ?? point, point), 0);

/** A place on a line: its distance from `point`, and the share of the segment after corner `index` that is before it. */
export type Nearest = { distance: number; index: number; share: number };

/** The place on a line that is nearest to a point. */
export const nearestOn = (line: readonly Point[], point: Point): Nearest => {
  let best: Nearest = { distance: Number.POSITIVE_INFINITY, index: 0, share: 0 };
  for (let index = 0; index < line.length - 1; index += 1) {
    const [from, to] = [line[index] ?? point, line[index + 1] ?? point];
    const [x, y] = [to[0] - from[0], to[1] - from[1]];
    const along = ((point[0] - from[0]) * x + (point[1] - from[1]) * y) / (x * x + y * y || 1);
    const share = Math.min(1, Math.max(0, along));
    const distance = Math.hypot(point[0] - from[0] - x * share, point[1] - from[1] - y * share);
    if (distance < best.distance) best = { distance, index, share };
  }
  return best;
};
