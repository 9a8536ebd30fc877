import { type Spot, simplified } from '#server/valley/valley.line.ts';

/** A ring is simplified in two halves, because its first and last point are the same. */
export const simplifiedRing = (ring: readonly Spot[], tolerance: number): Spot[] => {
  const half = Math.floor(ring.length / 2);
  return [
    ...simplified(ring.slice(0, half + 1), tolerance).slice(0, -1),
    ...simplified(ring.slice(half), tolerance),
  ];
};

/** Curves through the middles of the segments, in whole units and relative steps: a third as long as absolute decimals. */
export const curve = (line: readonly Spot[], isClosed: boolean): string => {
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
