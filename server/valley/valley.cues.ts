import type { Schemas } from '#openapi/contract.gen.ts';
import { type Course, climbsOf, tenth, turnAt } from './valley.course.ts';

type Cue = Schemas['Cue'];
type Stop = Schemas['RouteStop'];

/** The road of a course from a mile onward. */
export type RoadFrom = { mile: number; name: string };

type Drawn = { course: Course; roads: readonly RoadFrom[]; stops: readonly Stop[] };

type Bare = Omit<Cue, 'toNext'>;

/** The least degrees of each bend's name. */
const bends = [
  [130, 'sharp'],
  [45, ''],
  [18, 'slight'],
] as const;

const turnNamed = (degrees: number): NonNullable<Cue['turn']> => {
  const found = bends.find(([from]) => Math.abs(degrees) >= from);
  if (found === undefined) return 'straight';
  const side = degrees > 0 ? 'right' : 'left';
  const [, how] = found;
  return how === '' ? side : `${how}-${side}`;
};

/** The order of cues at the same mile: the place, the direction, then what comes. */
const order: readonly Cue['kind'][] = ['start', 'finish', 'pass', 'stop', 'night', 'turn', 'climb'];

/** A road that continues under its name is no cue. */
const isNew = ({ name }: RoadFrom, index: number, all: readonly RoadFrom[]): boolean =>
  all[index - 1]?.name !== name;

/** A course as a rider reads it from a card: each cue with its mile and the miles to the next. The latter add up to the course's length. */
export const cuesOf = ({ course, roads, stops }: Drawn): Cue[] => {
  const turns = roads.filter(isNew).map(
    ({ mile, name }): Bare => ({
      mile,
      kind: 'turn',
      turn: mile === 0 ? 'straight' : turnNamed(turnAt(course, mile)),
      name,
      climb: null,
    }),
  );
  const places = stops.map(
    ({ mile, name, kind }): Bare => ({
      mile: kind === 'finish' ? course.miles : mile,
      kind,
      turn: null,
      name,
      climb: null,
    }),
  );
  const climbs = climbsOf(course).map(({ mile, ...climb }): Bare => {
    const on = roads.findLast((road) => road.mile <= mile + 0.1)?.name;
    return { mile, kind: 'climb', turn: null, name: on ?? 'Climb', climb };
  });
  const all = [...turns, ...places, ...climbs]
    .filter(({ mile }) => mile <= course.miles)
    .sort((one, other) => one.mile - other.mile || order.indexOf(one.kind) - order.indexOf(other.kind));
  return all.map((cue, index) => ({ ...cue, toNext: tenth((all[index + 1]?.mile ?? cue.mile) - cue.mile) }));
};
