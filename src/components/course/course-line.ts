/** Longitude and latitude in degrees. */
export type Place = readonly [longitude: number, latitude: number];

/** A course as the contract has it: pairs of longitude and latitude. */
export const placesOf = (line: readonly (readonly number[])[]): Place[] =>
  line.map(([longitude = 0, latitude = 0]) => [longitude, latitude]);

type Box = { width: number; height: number; margin: number };
export type MapPoint = { x: number; y: number };

/** Mean radius of the earth in miles. */
const EARTH = 3958.8;
const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** The length of a line in miles, along great circles. */
export const lengthOf = (line: readonly Place[]) =>
  line.slice(1).reduce((sum, [longitude, latitude], index) => {
    const [fromLongitude, fromLatitude] = line[index] ?? [longitude, latitude];
    const half =
      Math.sin(rad(latitude - fromLatitude) / 2) ** 2 +
      Math.cos(rad(fromLatitude)) *
        Math.cos(rad(latitude)) *
        Math.sin(rad(longitude - fromLongitude) / 2) ** 2;
    return sum + 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(half)));
  }, 0);

/**
 * Lays a line into a box, north up, in true proportion: a degree of longitude is as wide as it is at this latitude.
 * Good for a course; not for a continent.
 */
export const project = (line: readonly Place[], { width, height, margin }: Box): MapPoint[] => {
  const [first] = line;
  if (!first) return [];
  const squeeze = Math.cos(rad(first[1]));
  const flat = line.map(([longitude, latitude]) => ({ x: longitude * squeeze, y: -latitude }));
  const xs = flat.map((point) => point.x);
  const ys = flat.map((point) => point.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [spanX, spanY] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = Math.min(
    (width - 2 * margin) / Math.max(spanX, 1e-9),
    (height - 2 * margin) / Math.max(spanY, 1e-9),
  );
  const fit = Number.isFinite(scale) && (spanX > 1e-9 || spanY > 1e-9) ? scale : 0;
  return flat.map((point) => ({
    x: width / 2 + (point.x - left - spanX / 2) * fit,
    y: height / 2 + (point.y - top - spanY / 2) * fit,
  }));
};

/** The projected line as an SVG path. */
export const coursePath = (points: readonly MapPoint[]) =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
