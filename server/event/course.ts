import type { CoursePoint } from './event.rules.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/**
 * A drawable course from a stored one. Points without coordinates are left out. A point without a height takes that of the nearest point
 * before it, or else the first after it. A course without any height is level, at 0 feet.
 */
export const readCourse = (stored: unknown): CoursePoint[] => {
  const points = (Array.isArray(stored) ? stored : []).filter(
    (point): point is [number, number, unknown?] =>
      Array.isArray(point) && isNumber(point[0]) && isNumber(point[1]),
  );
  let height = points.map(([, , feet]) => feet).find(isNumber) ?? 0;
  return points.map(([longitude, latitude, feet]) => {
    if (isNumber(feet)) height = feet;
    return [longitude, latitude, height];
  });
};
