import type { Place } from '#src/components/course/course-line.ts';

/**
 * The land on the map: degrees of its north-west corner, miles, and units of the drawing per mile. The script that draws the land
 * (`scripts/valley/`) and everything on the map use it.
 */
export const valleyBox = {
  west: -80.6433,
  north: 38.95493,
  milesAcross: 51,
  milesDown: 42,
  unitsPerMile: 40,
  /** The latitude at which a degree of longitude has its true width. */
  latitude: 38.5931,
} as const;

const milesPerDegree = 69.093;
const squeeze = Math.cos((valleyBox.latitude * Math.PI) / 180);

export const mapWidth = valleyBox.milesAcross * valleyBox.unitsPerMile;
export const mapHeight = valleyBox.milesDown * valleyBox.unitsPerMile;

export type MapPoint = { x: number; y: number };

/** A place's position on the map, in units of the drawing. */
export const onMap = ([longitude, latitude]: Place): MapPoint => ({
  x: (longitude - valleyBox.west) * milesPerDegree * squeeze * valleyBox.unitsPerMile,
  y: (valleyBox.north - latitude) * milesPerDegree * valleyBox.unitsPerMile,
});

/** A line as an SVG path: whole units, each point relative to the one before. */
export const mapPath = (line: readonly Place[]): string => {
  let [x, y] = [0, 0];
  const steps = line.map((place, index) => {
    const at = onMap(place);
    const [right, down] = [Math.round(at.x) - x, Math.round(at.y) - y];
    [x, y] = [x + right, y + down];
    return `${index === 0 ? 'M' : 'l'}${right} ${down}`.replace(' -', '-');
  });
  return steps.join('');
};

export type View = { x: number; y: number; width: number; height: number };

/** The whole map. */
export const wholeView: View = { x: 0, y: 0, width: mapWidth, height: mapHeight };

/**
 * The part of the map around a line, with a margin, and never beyond the land. It has the given aspect ratio, unless the line needs more
 * height.
 */
export const viewAround = (line: readonly Place[], shape = 8 / 5): View => {
  const points = line.map(onMap);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const room = 1.22;
  const least = 6 * valleyBox.unitsPerMile;
  const wanted = Math.max((right - left) * room, (bottom - top) * room * shape, least);
  const width = Math.round(Math.min(mapWidth, wanted));
  const height = Math.round(Math.min(mapHeight, Math.max(width / shape, (bottom - top) * room)));
  const within = (middle: number, size: number, whole: number) =>
    Math.round(Math.min(whole - size, Math.max(0, middle - size / 2)));
  return {
    x: within((left + right) / 2, width, mapWidth),
    y: within((top + bottom) / 2, height, mapHeight),
    width,
    height,
  };
};
