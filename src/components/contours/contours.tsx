import { useMemo } from 'react';
import { hills, seedOf } from '#src/components/climb/noise.ts';
import { look } from '#src/components/style/style.ts';

// Our own code: `d3-contour` closes its lines into rings along the edge, and needs d3-array.

type Point = readonly [number, number];
type Segment = readonly [Point, Point];

type ContourField = {
  /** The same id always gives the same lines. */
  id: string;
  width: number;
  height: number;
  /** The number of lines, from low to high. */
  levels?: number;
};

/** The point where a line of height `level` crosses the edge between two corners. */
const crossing = (a: Point, b: Point, low: number, high: number, level: number): Point => {
  const t = high === low ? 0.5 : (level - low) / (high - low);
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
};

/** The segments of the line within one cell (marching squares); at a saddle the two high corners stay apart. */
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

/** A number as the key of a point, to a fiftieth of a unit; a text would be slow. */
const key = ([x, y]: Point) => Math.round(x * 50) * 1_000_003 + Math.round(y * 50);

/** Joins the segments into lines. */
const joinUp = (segments: readonly Segment[]): Point[][] => {
  const ends = new Map<number, Segment[]>();
  for (const segment of segments) {
    for (const point of segment) {
      const meeting = ends.get(key(point));
      if (meeting) meeting.push(segment);
      else ends.set(key(point), [segment]);
    }
  }
  const used = new Set<Segment>();
  const follow = (from: Point): Point[] => {
    const line: Point[] = [];
    let at = from;
    for (;;) {
      const next = ends.get(key(at))?.find((segment) => !used.has(segment));
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

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/**
 * A curve through the midpoints of a line's segments. The path uses relative whole units, because it is part of every page and is a third
 * as long that way.
 */
const smooth = (line: readonly Point[]) => {
  const [first, ...rest] = line;
  const last = rest.at(-1);
  if (!first || !last) return '';
  let [x, y] = [0, 0];
  const step = (at: Point) => `${Math.round(at[0]) - x} ${Math.round(at[1]) - y}`.replace(' -', '-');
  const goTo = (at: Point) => {
    [x, y] = [Math.round(at[0]), Math.round(at[1])];
  };
  const start = `M${step(first)}`;
  goTo(first);
  const bends = rest.slice(0, -1).map((point, index) => {
    const end = middle(point, rest[index + 1] ?? last);
    const bend = `q${step(point)} ${step(end)}`.replace(' -', '-');
    goTo(end);
    return bend;
  });
  return `${start}${bends.join('')}l${step(last)}`;
};

/** The number of cells across; more are finer and heavier. */
const columns = 60;

type Land = {
  /** Heights of the corners, a row of `columns + 1` after another. */ heights: number[];
  rows: number;
  size: number;
};

/** The heights at all corners of the cells. They cost the most time, so each is computed once. */
const survey = ({ id, width, height }: ContourField): Land => {
  const seed = seedOf(id);
  const size = width / columns;
  const rows = Math.ceil(height / size);
  const heights = Array.from({ length: (rows + 1) * (columns + 1) }, (_, index) => {
    // The noise is rotated and distorted by another one, so that its lattice doesn't show.
    const right = ((index % (columns + 1)) / columns) * 4;
    const down = (Math.floor(index / (columns + 1)) / columns) * 4;
    const [east, south] = [right * 0.82 - down * 0.57, right * 0.57 + down * 0.82];
    const bend = (shift: number) => 1.4 * hills(seed + shift, east * 0.8, south * 0.8, 2);
    return hills(seed, east + bend(31), south + bend(57), 2);
  });
  return { heights, rows, size };
};

/** The segments of one line in all its cells. */
const piecesAt = (level: number, { heights, rows, size }: Land): Segment[] => {
  const pieces: Segment[] = [];
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const corner = y * (columns + 1) + x;
      const [a = 0, b = 0] = [heights[corner], heights[corner + 1]];
      const [d = 0, c = 0] = [heights[corner + columns + 1], heights[corner + columns + 2]];
      const above = a >= level;
      if (above === b >= level && above === c >= level && above === d >= level) continue;
      const [left, top, right, bottom] = [x * size, y * size, (x + 1) * size, (y + 1) * size];
      pieces.push(
        ...cell(
          [
            [[left, top], a],
            [[right, top], b],
            [[right, bottom], c],
            [[left, bottom], d],
          ],
          level,
        ),
      );
    }
  }
  return pieces;
};

/** Contour lines as SVG paths, one for each height, from low to high. */
export const contourPaths = (field: ContourField): string[] => {
  const { levels = 11 } = field;
  const land = survey(field);
  return Array.from({ length: levels }, (_, index) =>
    joinUp(piecesAt(0.24 + (0.54 * (index + 0.5)) / levels, land))
      .filter((line) => line.length > 5)
      .map(smooth)
      .join(''),
  );
};

const box = { width: 1200, height: 480 };

/** Contour lines as a background. They fill their positioned parent. */
export const Contours = ({ id }: { id: string }) => {
  const paths = useMemo(() => contourPaths({ id, ...box }), [id]);
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="xMidYMid slice"
      className={look('contours')}
      aria-hidden="true"
    >
      {paths.filter(Boolean).map((path, index) => (
        // Every fourth line is thicker, as on a map.
        <path key={path} d={path} strokeWidth={index % 4 === 3 ? 1.8 : 0.9} />
      ))}
    </svg>
  );
};
