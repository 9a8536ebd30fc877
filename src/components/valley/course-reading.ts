import type { Place } from '#src/components/course/course-line.ts';
import { feet, plainNumber } from '#src/components/format/numbers.ts';
import type { CourseData, CourseStop } from './valley.types.ts';
import { onMap } from './valley-box.ts';

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Rounds half a percent away from level, up and down alike. */
const whole = (value: number) => Math.sign(value) * Math.round(Math.abs(value));

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Feet above sea level at a share of the course, 0 to 1. */
const heightAt = (elevation: readonly number[], share: number): number => {
  const place = clamp(share, 0, 1) * (elevation.length - 1);
  const before = Math.floor(place);
  const start = elevation[before] ?? 0;
  return start + ((elevation[before + 1] ?? start) - start) * (place - before);
};

const feetPerMile = 5280;
/** Miles over which the grade is averaged, so that it is what a rider feels. */
const reach = 0.4;

export type Reading = {
  mile: number;
  /** Feet above sea level. */
  elevation: number;
  /** Percent; negative downhill. */
  grade: number;
  /** The next stop; null beyond the last. */
  next: { stop: CourseStop; miles: number } | null;
};

/** The facts about a course at a mile. */
export const readingAt = ({ elevation, miles, stops }: CourseData, asked: number): Reading => {
  const mile = tenth(clamp(asked, 0, miles));
  const [from, to] = [clamp(mile - reach / 2, 0, miles), clamp(mile + reach / 2, 0, miles)];
  const rise = heightAt(elevation, to / miles) - heightAt(elevation, from / miles);
  const stop = stops.find((each) => each.mile > mile) ?? null;
  return {
    mile,
    elevation: Math.round(heightAt(elevation, mile / miles)),
    grade: to > from ? whole((100 * rise) / ((to - from) * feetPerMile)) : 0,
    next: stop === null ? null : { stop, miles: tenth(stop.mile - mile) },
  };
};

const gradeText = (grade: number) =>
  grade === 0 ? 'level' : `${Math.abs(grade)}% ${grade > 0 ? 'up' : 'down'}`;

/** A reading as text: "Mile 53.2, 1,940 ft, 6% up. Hollin Gap in 3.2 miles." */
export const readingText = ({ mile, elevation, grade, next }: Reading): string => {
  const here = `Mile ${plainNumber(mile)}, ${feet(elevation)}, ${gradeText(grade)}.`;
  if (next === null) return `${here} This is the finish.`;
  const what = next.stop.kind === 'finish' ? 'Finish' : next.stop.name;
  return `${here} ${what} in ${plainNumber(next.miles)} ${next.miles === 1 ? 'mile' : 'miles'}.`;
};

type Spot = { x: number; y: number };

const lengths = (points: readonly Spot[]): number[] => {
  const along = [0];
  for (const [index, { x, y }] of points.slice(1).entries()) {
    const before = points[index] ?? { x, y };
    along.push((along[index] ?? 0) + Math.hypot(x - before.x, y - before.y));
  }
  return along;
};

/** The point on a line at a share of its length. */
export const placeAt = (way: readonly Place[], share: number): { longitude: number; latitude: number } => {
  const along = lengths(way.map(onMap));
  const wanted = clamp(share, 0, 1) * (along.at(-1) ?? 0);
  const index = Math.max(
    0,
    along.findLastIndex((each, at) => each <= wanted && at < way.length - 1),
  );
  const [from, to] = [way[index] ?? [0, 0], way[index + 1] ?? way[index] ?? [0, 0]];
  const step = (along[index + 1] ?? 0) - (along[index] ?? 0);
  const part = step > 0 ? (wanted - (along[index] ?? 0)) / step : 0;
  return { longitude: from[0] + (to[0] - from[0]) * part, latitude: from[1] + (to[1] - from[1]) * part };
};

/** The share of a line's length before its point nearest to a spot, and the distance to it in units of the map. */
export const nearestShare = (way: readonly Place[], { x, y }: Spot): { share: number; distance: number } => {
  const points = way.map(onMap);
  const along = lengths(points);
  const whole = along.at(-1) ?? 0;
  let best = { share: 0, distance: Number.POSITIVE_INFINITY };
  for (const [index, to] of points.slice(1).entries()) {
    const from = points[index] ?? to;
    const [right, down] = [to.x - from.x, to.y - from.y];
    const length = right * right + down * down;
    const part = length === 0 ? 0 : clamp(((x - from.x) * right + (y - from.y) * down) / length, 0, 1);
    const distance = Math.hypot(x - from.x - right * part, y - from.y - down * part);
    const before = along[index] ?? 0;
    if (distance < best.distance)
      best = { share: whole === 0 ? 0 : (before + Math.sqrt(length) * part) / whole, distance };
  }
  return best;
};
