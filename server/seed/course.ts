import { randomFor } from './random.ts';

/** Longitude, latitude, feet above sea level. */
export type CoursePoint = [longitude: number, latitude: number, elevation: number];

export type CourseShape = {
  /** Decides the shape: the same name, the same course. */
  name: string;
  kind: 'loop' | 'through';
  miles: number;
  climbFeet: number;
  start: readonly [longitude: number, latitude: number];
  startFeet: number;
  /** Where it sets out for, in degrees clockwise from north. */
  bearing: number;
};

const points = 121;
const fine = 2400;
const milesPerDegree = 69.093;

type Flat = { x: number; y: number };
type Wave = { turns: number; height: number; phase: number };

const waves = (name: string, turns: readonly number[], fall: number): Wave[] => {
  const random = randomFor(name);
  return turns.map((each) => ({
    turns: each,
    height: (0.6 + 0.8 * random.next()) / each ** fall,
    phase: 2 * Math.PI * random.next(),
  }));
};

const sumAt = (all: readonly Wave[], at: number): number =>
  all.reduce((sum, wave) => sum + wave.height * Math.cos(2 * Math.PI * wave.turns * at + wave.phase), 0);

const span = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** A ring with dents, or a line that wanders; in no particular unit. */
const outline = ({ name, kind }: CourseShape): Flat[] => {
  const bends = waves(`${name} bends`, kind === 'loop' ? span(2, 23) : span(0.7, 14, 0.7), 1.15);
  return span(0, fine).map((step) => {
    const at = step / fine;
    if (kind === 'through') return { x: 0.16 * sumAt(bends, at), y: at * 2.2 };
    const angle = 2 * Math.PI * at;
    const radius = 1 + 0.3 * sumAt(bends, at);
    return { x: radius * Math.sin(angle), y: radius * Math.cos(angle) };
  });
};

const gap = (a: Flat, b: Flat): number => Math.hypot(b.x - a.x, b.y - a.y);

/** The same line by points at even distances along it. */
const evenly = (line: readonly Flat[]): Flat[] => {
  const along = [0];
  for (let index = 1; index < line.length; index += 1) {
    along.push((along[index - 1] ?? 0) + gap(line[index - 1] as Flat, line[index] as Flat));
  }
  const whole = along.at(-1) ?? 0;
  let at = 0;
  return span(0, points - 1).map((step) => {
    const wanted = (whole * step) / (points - 1);
    while (at < line.length - 2 && (along[at + 1] ?? 0) < wanted) at += 1;
    const [from, to] = [line[at] as Flat, line[at + 1] as Flat];
    const share = (wanted - (along[at] ?? 0)) / ((along[at + 1] ?? 0) - (along[at] ?? 0));
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
};

const lengthOf = (line: readonly Flat[]): number =>
  line.slice(1).reduce((sum, point, index) => sum + gap(line[index] as Flat, point), 0);

const climbOf = (profile: readonly number[]): number =>
  profile.slice(1).reduce((sum, height, index) => sum + Math.max(0, height - (profile[index] ?? 0)), 0);

/** Hills from noise, stretched until what goes up adds up to the climb. A loop sets out from its lowest valley. */
const profileOf = ({ name, kind, climbFeet, startFeet }: CourseShape): number[] => {
  const hills = waves(`${name} hills`, kind === 'loop' ? span(1, 21) : span(1.6, 24, 1.1), 0.55);
  const sampled = span(0, points - 1).map((step) => sumAt(hills, step / (points - 1)));
  const floor = Math.min(...sampled);
  const lowest = sampled.indexOf(floor);
  const turned =
    kind === 'loop'
      ? span(0, points - 1).map((step) => sumAt(hills, (step + lowest) / (points - 1)))
      : sampled.map(
          (height, step) => (height - floor) * Math.sin((Math.PI * (step + 2)) / (points + 4)) + floor,
        );
  const stretch = climbFeet / climbOf(turned);
  return turned.map((height) => Math.round(startFeet + (height - floor) * stretch));
};

const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** A course that is as long, and climbs as much, as it says. */
export const courseOf = (shape: CourseShape): CoursePoint[] => {
  const line = evenly(outline(shape));
  const scale = shape.miles / lengthOf(line);
  const turn = (shape.bearing * Math.PI) / 180;
  const [longitude, latitude] = shape.start;
  const origin = line[0] as Flat;
  const profile = profileOf(shape);
  return line.map((point, index) => {
    const [x, y] = [(point.x - origin.x) * scale, (point.y - origin.y) * scale];
    const east = x * Math.cos(turn) + y * Math.sin(turn);
    const north = y * Math.cos(turn) - x * Math.sin(turn);
    return [
      rounded(longitude + east / (milesPerDegree * Math.cos((latitude * Math.PI) / 180))),
      rounded(latitude + north / milesPerDegree),
      profile[index] ?? shape.startFeet,
    ];
  });
};
