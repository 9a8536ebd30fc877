import { heightAt } from './valley/land.ts';
import { lengthOf, type Point, toDegrees } from './valley/plane.ts';
import { type Junction, junctions, type Road, roads } from './valley/roads.data.ts';
import { evenly, lineOf } from './valley/roads.ts';

/** Places of the valley that people ride from, to and over, by their names in shifts and routes. */
const places: Partial<Record<Junction, string>> = {
  green: 'Founders Green',
  depot: 'Mill Street Depot',
  boathouse: 'Lake Orrin Boathouse',
  gate: 'Quarry Gate',
  gap: 'Hollin Gap',
  notch: 'Slate Notch',
  barn: 'Chapel Hill Barn',
  orrin: 'Camp Orrin',
  saltmarsh: 'Saltmarsh',
  yard: 'Northfell Yard',
  walnut: 'Walnut Corner',
  larch: 'Larch Hill Grange',
  inlet: 'Inlet Bridge',
  northshore: 'North Shore Landing',
  spring: 'Cold Spring',
  kestrel: 'Kestrel Farm',
  oak: 'Hollow Oak',
  tanners: 'Tanners’ Cross',
  kiln: 'Lime Kiln',
  stillwater: 'Stillwater Mill',
  orchard: 'High Orchard',
  rowan: 'Rowan Farm',
  alder: 'Alder Point',
  spoil: 'Slate Tip',
};

/** Where a road crosses the ridge. */
const passes: readonly Junction[] = ['gap', 'notch'];

/** Longitude, latitude, feet above sea level. */
export type CoursePoint = [longitude: number, latitude: number, elevation: number];

export type CourseShape = {
  /** The stated length; the roads match it within two percent. */
  miles: number;
  climbFeet: number;
  /** Its junctions, from start to finish. */
  through: readonly Junction[];
  /** The junctions with a rest stop. */
  stops: readonly Junction[];
  /** Where the riders sleep. */
  night?: Junction;
};

/** A place on a course. */
type CourseStop = { mile: number; name: string; kind: 'start' | 'stop' | 'pass' | 'night' | 'finish' };

/** Miles between the points of a course. */
const step = 0.15;

type Leg = { road: Road; line: Point[] };

/** @throws RangeError where no road leads from one junction to the next */
const legsOf = (through: readonly Junction[]): Leg[] =>
  through.slice(1).map((to, index) => {
    const from = through[index];
    const road = roads.find(
      (each) => (each.from === from && each.to === to) || (each.from === to && each.to === from),
    );
    if (road === undefined) throw new RangeError(`No road leads from ${from} to ${to}`);
    const line = lineOf(road);
    return { road, line: road.from === from ? line : line.reverse() };
  });

const tenth = (miles: number): number => Math.round(miles * 10) / 10;

/** Where each leg begins, and where the last one ends. */
const milesOf = (legs: readonly Leg[]): number[] =>
  legs.reduce(
    (miles, { line }) => {
      miles.push((miles.at(-1) ?? 0) + lengthOf(line));
      return miles;
    },
    [0],
  );

const kindAt = ({ through, stops, night }: CourseShape, index: number): CourseStop['kind'] | null => {
  const junction = through[index];
  if (junction === undefined) return null;
  if (index === 0) return 'start';
  if (index === through.length - 1) return 'finish';
  if (junction === night) return 'night';
  if (passes.includes(junction)) return 'pass';
  return stops.includes(junction) ? 'stop' : null;
};

/** The places along a course. A pass with a rest stop is both. */
const stopsOf = (shape: CourseShape, miles: readonly number[]): CourseStop[] =>
  shape.through.flatMap((junction, index) => {
    const kind = kindAt(shape, index);
    if (kind === null) return [];
    const stop = { mile: tenth(miles[index] ?? 0), name: places[junction] ?? junction };
    const isFed = kind === 'pass' && shape.stops.includes(junction);
    return isFed
      ? [
          { ...stop, kind },
          { ...stop, kind: 'stop' as const },
        ]
      : [{ ...stop, kind }];
  });

/** A route's course over the roads of the valley, with the land's heights. */
export const courseOf = (
  shape: CourseShape,
): { course: CoursePoint[]; roads: { mile: number; name: string }[]; stops: CourseStop[] } => {
  const legs = legsOf(shape.through);
  const miles = milesOf(legs);
  const line = legs.flatMap((leg, index) => (index === 0 ? leg.line : leg.line.slice(1)));
  const points = evenly(line, Math.round((miles.at(-1) ?? 0) / step));
  return {
    course: points.map((point) => [...toDegrees(point), Math.round(heightAt(point))]),
    roads: legs.map(({ road }, index) => ({ mile: tenth(miles[index] ?? 0), name: road.name })),
    stops: stopsOf(shape, miles),
  };
};

/** The place and height of every junction that has a name. */
export const namedPlaces = (): { name: string; point: CoursePoint }[] =>
  (Object.keys(places) as Junction[]).map((junction) => ({
    name: places[junction] ?? junction,
    point: [...toDegrees(junctions[junction]), Math.round(heightAt(junctions[junction]))],
  }));
