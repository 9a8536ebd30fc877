import { contours } from 'd3-contour';
import { lake } from '#server/seed/valley/land.data.ts';
import { heightAt, lakeShare, streams } from '#server/seed/valley/land.ts';
import { type Point, toDegrees } from '#server/seed/valley/plane.ts';
import { type Spot, simplified } from '#server/valley/valley.line.ts';
import { mapHeight, mapWidth, onMap, valleyBox } from '#src/components/valley/valley-box.ts';

/** A ring is simplified in two halves, because its first and last point are the same. */
const simplifiedRing = (ring: readonly Spot[], tolerance: number): Spot[] => {
  const half = Math.floor(ring.length / 2);
  return [
    ...simplified(ring.slice(0, half + 1), tolerance).slice(0, -1),
    ...simplified(ring.slice(half), tolerance),
  ];
};

/** Curves through the middles of the segments, in whole units and relative steps: a third as long as absolute decimals. */
const curve = (line: readonly Spot[], isClosed: boolean): string => {
  const [first, second] = line;
  if (first === undefined || second === undefined) return '';
  const middle = (a: Spot, b: Spot): Spot => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  let [x, y] = [0, 0];
  const to = (spot: Spot): string =>
    `${Math.round(spot[0]) - x} ${Math.round(spot[1]) - y}`.replace(' -', '-');
  const go = (spot: Spot): void => {
    [x, y] = [Math.round(spot[0]), Math.round(spot[1])];
  };
  const start = isClosed ? middle(first, second) : first;
  let path = `M${to(start)}`;
  go(start);
  const corners = isClosed ? [...line.slice(1, -1), first, second] : line.slice(1);
  for (const [index, corner] of corners.slice(0, -1).entries()) {
    const end = middle(corner, corners[index + 1] ?? corner);
    path += `q${to(corner)} ${to(end)}`.replaceAll(' -', '-');
    go(end);
  }
  const last = corners.at(-1);
  return isClosed || last === undefined ? `${path}z` : `${path}l${to(last)}`;
};

/** Feet between two lines, and between two heavy lines. */
const interval = 100;
const heavy = 500;
/** Miles between the points at which the height is read. */
const cell = 0.25;
/** Cells beyond the edges, where the library closes its rings. */
const margin = 2;
/** Tolerance of a line, in units. */
const tolerance = 3;
/** A smaller ring is left out. */
const smallest = 60;

const columns = valleyBox.milesAcross / cell + 2 * margin;
const rows = valleyBox.milesDown / cell + 2 * margin;

const spotOf = (point: Point): Spot => {
  const { x, y } = onMap(toDegrees(point));
  return [x, y];
};

/** The map's north-west corner in miles from Founders Green. */
const corner = ((): Point => {
  const [x, y] = spotOf([0, 0]);
  return [-x / valleyBox.unitsPerMile, y / valleyBox.unitsPerMile];
})();

/** The value at the middle of each cell, row by row from the north-west. */
const measured = (at: (point: Point) => number): number[] =>
  Array.from({ length: columns * rows }, (_, index) =>
    at([
      corner[0] + ((index % columns) + 0.5 - margin) * cell,
      corner[1] - (Math.floor(index / columns) + 0.5 - margin) * cell,
    ]),
  );

const size = cell * valleyBox.unitsPerMile;

const ringsOf = (values: number[], level: number): Spot[][] =>
  contours()
    .size([columns, rows])
    .contour(values, level)
    .coordinates.flat()
    .map((ring) => ring.map(([x = 0, y = 0]): Spot => [(x - margin) * size, (y - margin) * size]));

const extent = (ring: readonly Spot[]): number => {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys);
};

const ringPath = (ring: readonly Spot[]): string => curve(simplifiedRing(ring, tolerance), true);

/** One path for all lines of these heights. */
const linesAt = (values: number[], levels: readonly number[]): string =>
  levels
    .flatMap((level) => ringsOf(values, level))
    .filter((ring) => extent(ring) > smallest)
    .map(ringPath)
    .join('');

const riverPath = (line: readonly Point[]): string => curve(simplified(line.map(spotOf), tolerance), false);

/** The land as an SVG whose groups a page uses by their ids; its colours come from the page. */
export const landDrawing = (): string => {
  const heights = measured(heightAt);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const levels = Array.from({ length: Math.ceil(high / interval) }, (_, index) => index * interval).filter(
    (level) => level > low && level !== lake.feet,
  );
  const isHeavy = (level: number) => level % heavy === 0;
  const shore = ringsOf(
    measured((point) => -lakeShare(point)),
    -1,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mapWidth} ${mapHeight}">`,
    `<path id="lines" d="${linesAt(
      heights,
      levels.filter((level) => !isHeavy(level)),
    )}"/>`,
    `<path id="heavy" d="${linesAt(heights, levels.filter(isHeavy))}"/>`,
    `<path id="rivers" d="${streams.map(({ line }) => riverPath(line)).join('')}"/>`,
    `<path id="lake" d="${shore.map(ringPath).join('')}"/>`,
    '</svg>\n',
  ].join('\n');
};
