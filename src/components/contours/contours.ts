import { hills, seedOf } from '#src/components/climb/noise.ts';

type Point = readonly [number, number];
type Segment = readonly [Point, Point];

export type ContourField = {
  /** The land's id: the same id always gives the same lines. */
  id: string;
  width: number;
  height: number;
  /** How many cells the land is cut into across; more are finer and heavier. */
  columns?: number;
  /** How many lines, from low to high. */
  levels?: number;
};

/** Where a line of height `level` crosses the edge between two corners. */
const crossing = (a: Point, b: Point, low: number, high: number, level: number): Point => {
  const t = high === low ? 0.5 : (level - low) / (high - low);
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
};

/** The pieces of the line within one cell (marching squares); at a saddle the two high corners stay apart. */
const cell = (corners: readonly [Point, number][], level: number): Segment[] => {
  const cuts: Point[] = [];
  for (const [index, [at, value]] of corners.entries()) {
    const next = corners[(index + 1) % corners.length];
    if (next && value >= level !== next[1] >= level) cuts.push(crossing(at, next[0], value, next[1], level));
  }
  const [a, b, c, d] = cuts;
  if (a && b && c && d) {
    return [
      [a, b],
      [c, d],
    ];
  }
  return a && b ? [[a, b]] : [];
};

const key = ([x, y]: Point) => `${x.toFixed(2)},${y.toFixed(2)}`;

/** Puts the pieces end to end into lines. */
const joinUp = (segments: readonly Segment[]): Point[][] => {
  const ends = new Map<string, Set<Segment>>();
  for (const segment of segments) {
    for (const point of segment) {
      ends.set(key(point), (ends.get(key(point)) ?? new Set()).add(segment));
    }
  }
  const used = new Set<Segment>();
  const follow = (from: Point): Point[] => {
    const line: Point[] = [];
    let at = from;
    for (;;) {
      const next = [...(ends.get(key(at)) ?? [])].find((segment) => !used.has(segment));
      if (!next) return line;
      used.add(next);
      at = key(next[0]) === key(at) ? next[1] : next[0];
      line.push(at);
    }
  };
  return segments.flatMap((segment) => {
    if (used.has(segment)) return [];
    used.add(segment);
    const [start, end] = segment;
    return [[...follow(start).reverse(), start, end, ...follow(end)]];
  });
};

const number = (value: number) => String(Math.round(value * 10) / 10);
const pair = ([x, y]: Point) => `${number(x)} ${number(y)}`;
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** A line through the middles of its pieces, so that corners become bends. */
const smooth = (line: readonly Point[]) => {
  const [first, ...rest] = line;
  const last = rest.at(-1);
  if (!first || !last) return '';
  const bends = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? last;
    return `Q${pair(point)} ${pair(middle(point, next))}`;
  });
  return `M${pair(first)}${bends.join('')}L${pair(last)}`;
};

/** Topographic lines as SVG paths, one for each height, from low to high. */
export const contourPaths = ({ id, width, height, columns = 72, levels = 11 }: ContourField): string[] => {
  const seed = seedOf(id);
  const size = width / columns;
  const rows = Math.ceil(height / size);
  const point = (x: number, y: number): [Point, number] => {
    // The land is turned, and bent by another noise, or its hills would show the lattice they are made on.
    const [right, down] = [(x / columns) * 4, (y / columns) * 4];
    const [east, south] = [right * 0.82 - down * 0.57, right * 0.57 + down * 0.82];
    const bend = (shift: number) => 1.4 * hills(seed + shift, east * 0.8, south * 0.8, 2);
    return [[x * size, y * size], hills(seed, east + bend(31), south + bend(57), 2)];
  };
  return Array.from({ length: levels }, (_, index) => {
    const level = 0.24 + (0.54 * (index + 0.5)) / levels;
    const segments: Segment[] = [];
    for (let y = 0; y < rows; y += 1) {
      for (let x = 0; x < columns; x += 1) {
        segments.push(...cell([point(x, y), point(x + 1, y), point(x + 1, y + 1), point(x, y + 1)], level));
      }
    }
    return joinUp(segments)
      .filter((line) => line.length > 7)
      .map(smooth)
      .join('');
  });
};
