/** A point; y grows downwards, and the ground is at 0. */
export type Point = readonly [x: number, y: number];

export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** A point as it stands in a path. */
export const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const times = ([x, y]: Point, factor: number): Point => [x * factor, y * factor];
export const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];
export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
export const towards = (from: Point, angle: number, length: number): Point => [
  from[0] + Math.cos(angle) * length,
  from[1] + Math.sin(angle) * length,
];
export const degrees = (value: number): number => (value * Math.PI) / 180;

export type Limb = { root: Point; joint: Point; end: Point };

/**
 * Two bones from `root` towards `target` (inverse kinematics). The joint lies to the right of the way there with `bend` 1, to
 * its left with -1. What is out of reach is pointed at.
 */
export const reach = (root: Point, target: Point, [first, second]: Point, bend: 1 | -1): Limb => {
  const far = distance(root, target);
  const length = Math.min(Math.max(far, Math.abs(first - second) + 0.1), first + second - 0.05);
  const angle = Math.atan2(target[1] - root[1], target[0] - root[0]);
  const cosine = (first * first + length * length - second * second) / (2 * first * length);
  const open = Math.acos(Math.min(1, Math.max(-1, cosine)));
  return { root, joint: towards(root, angle + bend * open, first), end: towards(root, angle, length) };
};

/** The outline of two circles and what is between them: a part of a limb. */
export const capsule = (a: Point, ra: number, b: Point, rb: number): string => {
  const far = distance(a, b);
  const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
  if (far <= Math.abs(ra - rb) + 0.01) {
    const [middle, radius] = ra > rb ? [a, ra] : [b, rb];
    return disc(middle, radius);
  }
  const open = Math.acos((ra - rb) / far);
  const arc = (radius: number, isLarge: boolean, end: Point) =>
    `A${short(radius)} ${short(radius)} 0 ${isLarge ? 1 : 0} 0 ${at(end)}`;
  return [
    `M${at(towards(a, angle + open, ra))}L${at(towards(b, angle + open, rb))}`,
    arc(rb, open > Math.PI / 2, towards(b, angle - open, rb)),
    `L${at(towards(a, angle - open, ra))}`,
    arc(ra, open < Math.PI / 2, towards(a, angle + open, ra)),
    'Z',
  ].join('');
};

/** A circle as a path. */
export const disc = ([x, y]: Point, radius: number): string => {
  const r = short(radius);
  return `M${at([x - radius, y])}a${r} ${r} 0 1 0 ${short(2 * radius)} 0a${r} ${r} 0 1 0 ${short(-2 * radius)} 0Z`;
};

export const line = (...points: readonly Point[]): string =>
  points.map((point, index) => `${index === 0 ? 'M' : 'L'}${at(point)}`).join('');

/** A closed shape. */
export const shape = (...points: readonly Point[]): string => `${line(...points)}Z`;
