/** Longitude and latitude in degrees, elevation in feet. */
type Point = readonly [longitude: number, latitude: number, elevation: number];

/**
 * Some of a course's points, evenly spaced, always with the first, the last and the highest: a route's height must not depend on its
 * drawing.
 */
export const thinned = <At extends Point>(course: readonly At[], mostPoints: number): At[] => {
  const last = course.length - 1;
  if (last < mostPoints) return [...course];
  const step = last / (mostPoints - 1);
  const kept = Array.from({ length: mostPoints }, (_, index) => Math.round(index * step));
  const heights = course.map(([, , elevation]) => elevation);
  const top = heights.indexOf(Math.max(...heights));
  // The highest point replaces its neighbor, but never an end.
  if (top > 0 && top < last) kept[Math.min(mostPoints - 2, Math.max(1, Math.round(top / step)))] = top;
  return kept.map((index) => course[index] as At);
};
