import { bones, figure, type Joints, type Person, type Pose } from '#server/illustration/figure/body.ts';
import { add, type Point, towards } from '#server/illustration/figure/geometry.ts';
import { inked, mirrored, moved, stroke } from '#server/illustration/ink.ts';

export type Placing = {
  /** Looks to the left. */
  flip?: boolean;
  /** What the near hand holds, drawn before the arm. */
  holds?: (joints: Joints) => string;
  /** What stands between body and near arm, and what is in front of both. */
  before?: string;
};

/** Somebody in a pose, with their soles' ground at `x`, `y`. */
export const placed = (
  person: Person,
  pose: Pose,
  [x, y]: Point,
  { flip, holds, before = '' }: Placing = {},
): string => {
  const { behind, body, arm, joints } = figure(person, pose);
  const drawn = behind + body + before + (holds?.(joints) ?? '') + arm;
  return moved(x, y, flip ? mirrored(drawn) : drawn);
};

const shoulderOf = (size: number, hip: Point, spine: number): Point =>
  towards(hip, (spine * Math.PI) / 180, bones(size).spine);

type Hands = {
  /** Near and far hand, as seen from the shoulder, in a grown person's measure. */
  near?: Point;
  far?: Point;
  spine?: number;
  nod?: number;
  elbow?: 1 | -1;
};

const posed = (
  { size }: Person,
  hip: Point,
  feet: readonly [Point, Point],
  { near = [5, 27], far = [-2, 27], spine = -90, nod = 0, elbow = 1 }: Hands,
): Pose => {
  const shoulder = shoulderOf(size, hip, spine);
  const hand = ([x, y]: Point): Point => add(shoulder, [x * size, y * size]);
  return { hip, spine, hands: [hand(near), hand(far)], feet, nod, elbow };
};

export const standing = (person: Person, hands: Hands = {}): Pose =>
  posed(
    person,
    [0, -44.4 * person.size],
    [
      [7 * person.size, 0],
      [-5 * person.size, 0],
    ],
    hands,
  );

export const walking = (person: Person, hands: Hands = {}): Pose => {
  const { size } = person;
  return {
    ...posed(
      person,
      [0, -42.5 * size],
      [
        [15 * size, -0.5],
        [-10 * size, -1],
      ],
      { near: [-9, 25], far: [12, 23], spine: -86, ...hands },
    ),
    toes: [-8, 18],
  };
};

/** On a seat that is 23 units above the ground. */
export const sitting = (person: Person, hands: Hands = {}): Pose =>
  posed(
    person,
    [0, -26 * person.size],
    [
      [24 * person.size, 0],
      [20 * person.size, 0],
    ],
    hands,
  );

export const wave: Hands = { near: [19, -19], elbow: 1 };
export const offer: Hands = { near: [25, 8], far: [24, 5], spine: -86 };
export const phoning: Hands = { near: [9.5, -9], nod: -2 };
export const flagging: Hands = { near: [21, -12], elbow: 1 };

/** On a level ground, a small shadow under what stands there keeps it from floating. */
export const chair = (x: number, y: number): string =>
  moved(
    x,
    y,
    stroke('M-9-22L-12 0M9-22L11 0') + inked('paper', 'M-12-23H12V-19.500H-12Z') + stroke('M-11-23L-14-48'),
  );
