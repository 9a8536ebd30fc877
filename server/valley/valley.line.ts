/** A point of a plane, in the tolerance's unit. */
export type Spot = readonly [x: number, y: number];

/** The distance of a point from a segment. */
const aside = ([x, y]: Spot, [fromX, fromY]: Spot, [toX, toY]: Spot): number => {
  const [right, down] = [toX - fromX, toY - fromY];
  const length = right * right + down * down;
  const along = length === 0 ? 0 : ((x - fromX) * right + (y - fromY) * down) / length;
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(x - fromX - right * part, y - fromY - down * part);
};

/** The same line with the fewest points that keep it within `tolerance` (Douglas and Peucker). */
export const simplified = (line: readonly Spot[], tolerance: number): Spot[] => {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return [...line];
  let [farthest, distance] = [0, 0];
  for (let index = 1; index < line.length - 1; index += 1) {
    const away = aside(line[index] ?? first, first, last);
    if (away > distance) [farthest, distance] = [index, away];
  }
  if (distance <= tolerance) return [first, last];
  const before = simplified(line.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplified(line.slice(farthest), tolerance)];
};
