import { type Fill, inked, moved, stroke } from '#server/illustration/ink.ts';
import { type Bicycle, CRANK, type Cycle, cycleOf, nearWheel, type Seat } from './bicycles.ts';
import { figure, type Person, type Pose } from './body.ts';
import { add, degrees, disc, line, type Point, shape, times, towards } from './geometry.ts';

/** The height of the ground at `x`; y grows downwards. */
export type Ground = (x: number) => number;

/** How high an axle stands at `x` when its wheel rests on the ground: no part of the wheel is below. */
const resting = (ground: Ground, x: number, radius: number): number => {
  let y = Number.POSITIVE_INFINITY;
  for (let step = -40; step <= 40; step += 1) {
    const across = (radius * step) / 40;
    y = Math.min(y, ground(x + across) - Math.sqrt(Math.max(0, radius * radius - across * across)));
  }
  return y;
};

export type Rest = { rear: Point; front: Point };

/** Where both axles are when a bicycle's rear wheel stands at `x`: each wheel touches the ground, and they stay as far apart as they are. */
export const restOn = (ground: Ground, x: number, base: number, radius: number): Rest => {
  const rear: Point = [x, resting(ground, x, radius)];
  let [low, high] = [0, base];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    const rise = resting(ground, x + middle, radius) - rear[1];
    if (Math.hypot(middle, rise) < base) low = middle;
    else high = middle;
  }
  const front = x + low;
  return { rear, front: [front, resting(ground, front, radius)] };
};

const pedals = (bottom: Point, crank: number): readonly [Point, Point] => [
  towards(bottom, degrees(crank), CRANK),
  towards(bottom, degrees(crank + 180), CRANK),
];

const poseOn = ({ hip, spine, hands, bottom }: Seat, crank: number): Pose => {
  const feet =
    bottom === null
      ? ([
          [23, -13],
          [25, -13],
        ] as const)
      : pedals(bottom, crank);
  return {
    hip,
    spine,
    hands,
    feet,
    toes: bottom === null ? [-62, -62] : [crank > 180 ? 6 : 14, 14],
    nod: spine < -90 ? -6 : Math.max(0, (spine + 90) * 0.12),
  };
};

export type Riding = {
  bicycle: Bicycle;
  paint: Fill;
  people: readonly Person[];
  /** Degrees of the near crank. */
  crank?: number;
  /** What flies behind: a small flag on a pole. */
  pennant?: boolean;
};

const crankArm = ([near, far]: readonly [Point, Point], bottom: Point) => ({
  near: stroke(line(bottom, near)) + stroke(line(add(near, [-3.5, 0.6]), add(near, [3.5, 0.6]))),
  far: stroke(line(bottom, far)) + stroke(line(add(far, [-3.5, 0.6]), add(far, [3.5, 0.6]))),
});

const level = (riding: Riding, cycle: Cycle): string => {
  const crank = riding.crank ?? 40;
  const drawn = cycle.seats.map((seat, index) => {
    const person = riding.people[index % riding.people.length];
    if (person === undefined) throw new Error('A bicycle needs a rider');
    return {
      ...figure(person, poseOn(seat, crank)),
      arms: seat.bottom === null ? null : crankArm(pedals(seat.bottom, crank), seat.bottom),
    };
  });
  const low = riding.bicycle === 'hand';
  const pole = riding.pennant
    ? stroke('M-34-20L-42-84') + inked('jersey', shape([-42, -84], [-56, -79], [-41, -74]))
    : '';
  return [
    pole,
    ...drawn.map(({ behind, arms }) => (arms?.far ?? '') + behind),
    cycle.back,
    cycle.front,
    ...drawn.map(({ body, arms }) => (arms?.near ?? '') + body),
    ...drawn.map(({ arm }) => arm),
    low ? nearWheel(cycle) : '',
  ].join('');
};

/** Somebody on a bicycle whose rear wheel stands at `x`, both wheels on the ground. */
export const riderOn = (ground: Ground, x: number, riding: Riding): string => {
  const cycle = cycleOf(riding.bicycle, riding.paint);
  const [rear, front] = cycle.axles;
  const base = front[0] - rear[0];
  const rest = restOn(ground, x, base, cycle.radius);
  const turn = (Math.atan2(rest.front[1] - rest.rear[1], rest.front[0] - rest.rear[0]) * 180) / Math.PI;
  const origin = times(rear, -1);
  return moved(rest.rear[0], rest.rear[1], moved(origin[0], origin[1], level(riding, cycle)), turn);
};

/** The same bicycle with nobody on it. */
export const parked = (
  ground: Ground,
  x: number,
  bicycle: 'road' | 'gravel' | 'upright',
  paint: Fill,
): string => {
  const cycle = cycleOf(bicycle, paint);
  const [rear, front] = cycle.axles;
  const rest = restOn(ground, x, front[0] - rear[0], cycle.radius);
  const turn = (Math.atan2(rest.front[1] - rest.rear[1], rest.front[0] - rest.rear[0]) * 180) / Math.PI;
  const bottom: Point = [-3, -15];
  const arms = crankArm(pedals(bottom, 20), bottom);
  return moved(
    rest.rear[0],
    rest.rear[1],
    moved(-rear[0], -rear[1], arms.far + cycle.back + cycle.front + arms.near + stroke(disc(bottom, 0.5))),
    turn,
  );
};
