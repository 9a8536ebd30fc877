import type { CoursePoint } from '#server/event/event.ts';

/** A course with points at even distances, and its length in miles. */
export type Course = { points: readonly CoursePoint[]; miles: number };

export type Climb = { mile: number; miles: number; feet: number; grade: number };

const feetPerMile = 5280;
/** The least feet and average percent of a climb on the card. */
const least = { feet: 250, grade: 2.5 } as const;
/** The share of the gained height that a climb may lose without ending. */
const dip = 0.18;

export const tenth = (number: number): number => Math.round(number * 10) / 10;

const stepOf = ({ points, miles }: Course): number => miles / Math.max(1, points.length - 1);

const feetAt = ({ points }: Course, index: number): number => points[index]?.[2] ?? 0;

const gradeOf = (feet: number, miles: number): number => (100 * feet) / (miles * feetPerMile);

/** The mile that gains most; null if the course has less than a mile. */
export const steepestMile = (course: Course): { from: number; grade: number } | null => {
  const window = Math.round(1 / stepOf(course));
  const starts = course.points.length - window;
  if (!Number.isFinite(window) || window < 1 || starts < 1) return null;
  const gains = Array.from(
    { length: starts },
    (_, from) => feetAt(course, from + window) - feetAt(course, from),
  );
  const most = Math.max(...gains);
  const miles = window * stepOf(course);
  return { from: tenth(gains.indexOf(most) * stepOf(course)), grade: tenth(gradeOf(most, miles)) };
};

/** The last of the highest points that are reached from `from` without losing too much in between. */
const topFrom = (course: Course, from: number): number => {
  let top = from;
  for (let index = from + 1; index < course.points.length; index += 1) {
    const gained = feetAt(course, top) - feetAt(course, from);
    if (feetAt(course, index) > feetAt(course, top)) top = index;
    else if (
      feetAt(course, index) <= feetAt(course, from) ||
      feetAt(course, top) - feetAt(course, index) > 30 + dip * gained
    )
      break;
  }
  return top;
};

/** The climbs that a rider should know of, in order; none overlaps another. */
export const climbsOf = (course: Course): Climb[] => {
  const climbs: Climb[] = [];
  const step = stepOf(course);
  for (let index = 0; index < course.points.length - 1; index += 1) {
    const top = topFrom(course, index);
    const feet = feetAt(course, top) - feetAt(course, index);
    const miles = (top - index) * step;
    if (feet < least.feet || gradeOf(feet, miles) < least.grade) continue;
    climbs.push({
      mile: tenth(index * step),
      miles: Math.max(0.1, tenth(miles)),
      feet,
      grade: tenth(gradeOf(feet, miles)),
    });
    index = top;
  }
  return climbs;
};

const radians = Math.PI / 180;

/** Clockwise from north, in degrees. */
const bearing = ([fromEast, fromNorth]: CoursePoint, [toEast, toNorth]: CoursePoint): number =>
  Math.atan2((toEast - fromEast) * Math.cos(fromNorth * radians), toNorth - fromNorth) / radians;

/** A rider's turn at a mile, in degrees: positive to the right, negative to the left. */
export const turnAt = (course: Course, mile: number): number => {
  const at = Math.round(mile / stepOf(course));
  const reach = Math.max(1, Math.round(0.2 / stepOf(course)));
  const point = (index: number) => course.points[Math.min(course.points.length - 1, Math.max(0, index))];
  const [before, here, after] = [point(at - reach), point(at), point(at + reach)];
  if (before === undefined || here === undefined || after === undefined) return 0;
  const turned = bearing(here, after) - bearing(before, here);
  return ((turned + 540) % 360) - 180;
};
