import { type Fill, grown, inked } from '#server/illustration/ink.ts';
import {
  add,
  between,
  capsule,
  disc,
  type Limb,
  type Point,
  reach,
  shape,
  times,
  towards,
} from './geometry.ts';
import { type Face, head } from './head.ts';

export type Person = {
  face: Face;
  /** Times an adult's height of 88. */
  size: number;
  /** How broad: 0.85 slight, 1 middling, 1.35 stout. */
  build: number;
  top: Fill;
  bottom: Fill;
  /** Long trousers, bare legs below shorts, or a skirt. */
  legs: 'long' | 'bare' | 'skirt';
  sleeves: 'long' | 'short';
  shoes: Fill;
  /** A child's head is larger for its body. */
  isChild?: boolean;
  /** A leg that is a prosthesis, from the knee down. */
  hasBlade?: boolean;
  /** A number pinned on the back, an apron, a coat. */
  wears?: 'apron' | 'coat' | 'vest';
};

export const bones = (size: number) => ({
  thigh: 21 * size,
  shin: 20.5 * size,
  arm: 14.5 * size,
  forearm: 14.5 * size,
  spine: 25 * size,
});

export type Pose = {
  hip: Point;
  /** The spine's direction in degrees: -90 is upright, -45 leans forward. */
  spine: number;
  /** Where hands and soles are: the near one first. */
  hands: readonly [Point, Point];
  feet: readonly [Point, Point];
  /** Elbows point down and back with 1; up with -1. */
  elbow?: 1 | -1;
  /** Knees point forward with -1. */
  knee?: 1 | -1;
  /** Degrees that the head nods. */
  nod?: number;
  /** Degrees that the near and the far shoe are turned; flat without. */
  toes?: readonly [number, number];
};

export type Joints = {
  legs: readonly [Limb, Limb];
  arms: readonly [Limb, Limb];
  shoulder: Point;
  head: Point;
};

/** How high the ankle is above the sole, and how far behind the ball of the foot. */
const ANKLE: Point = [-3, -4];

const ankleOf = (foot: Point, size: number, turn: number): Point => {
  const [x, y] = times(ANKLE, size);
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return add(foot, [x * c - y * s, x * s + y * c]);
};

/** Where all joints of a person in a pose are. */
export const jointsOf = ({ size, isChild }: Person, pose: Pose): Joints => {
  const { thigh, shin, arm, forearm, spine } = bones(size);
  const shoulder = towards(pose.hip, (pose.spine * Math.PI) / 180, spine);
  const neck = (pose.spine + 90) * 0.45 - 90;
  const headRadius = isChild ? 9 : 8.5;
  const [toeNear, toeFar] = pose.toes ?? [0, 0];
  const leg = (foot: Point, turn: number) =>
    reach(pose.hip, ankleOf(foot, size, turn), [thigh, shin], pose.knee ?? -1);
  const hand = (target: Point) => reach(shoulder, target, [arm, forearm], pose.elbow ?? 1);
  return {
    legs: [leg(pose.feet[0], toeNear), leg(pose.feet[1], toeFar)],
    arms: [hand(pose.hands[0]), hand(pose.hands[1])],
    shoulder,
    head: towards(
      shoulder,
      (neck * Math.PI) / 180,
      (headRadius + 4.5) * (isChild ? Math.max(size, 0.8) : size),
    ),
  };
};

const shoe = (fill: Fill, { end }: Limb, size: number, turn: number): string => {
  const s = size;
  const [c, n] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const place = (x: number, y: number): Point => add(end, [(x * c - y * n) * s, (x * n + y * c) * s]);
  const points = [place(-3.2, -1.5), place(-3.5, 4), place(8, 4), place(7.6, 1.6), place(2.6, -1.8)] as const;
  return inked(fill, shape(...points));
};

const leg = (person: Person, { root, joint, end }: Limb, isFar: boolean, turn: number): string => {
  const { size, build, bottom, legs, face } = person;
  const thick = size * (0.55 + 0.45 * build);
  const below = legs === 'long' ? bottom : face.skin;
  const isBlade = person.hasBlade && !isFar;
  const knee = between(root, joint, 0.72);
  const parts: (readonly [Fill, string])[] = [
    [legs === 'long' ? bottom : face.skin, capsule(root, 6.4 * thick, joint, 4.1 * thick)],
    [bottom, capsule(root, 6.5 * thick, knee, 5 * thick)],
    isBlade
      ? (['soft', capsule(joint, 3 * thick, end, 1.4 * size)] as const)
      : ([below, capsule(joint, 4.1 * thick, end, (legs === 'long' ? 3.3 : 2.7) * size)] as const),
  ];
  if (legs === 'bare' && !isBlade)
    parts.push(['paper', capsule(between(joint, end, 0.72), 2.9 * size, end, 2.8 * size)]);
  return shoe(person.shoes, { root, joint, end }, size, turn) + grown(...parts);
};

const arm = (person: Person, { root, joint, end }: Limb): string => {
  const { size, build, top, sleeves, face } = person;
  const thick = size * (0.65 + 0.35 * build);
  const long = sleeves === 'long';
  return grown(
    [long ? top : face.skin, capsule(joint, 3 * thick, end, 2.3 * size)],
    [face.skin, disc(end, 3 * size)],
    [top, capsule(root, 4.3 * thick, long ? joint : between(root, joint, 0.85), 3.5 * thick)],
    ...(long ? [[top, capsule(root, 4.3 * thick, joint, 3.2 * thick)] as const] : []),
  );
};

const torso = (person: Person, pose: Pose, { shoulder }: Joints): string => {
  const { size, build, top, face, bottom } = person;
  const chest = between(pose.hip, shoulder, 0.86);
  const angle = (pose.spine * Math.PI) / 180;
  // The belly lies in front of the spine.
  const belly = towards(
    between(pose.hip, shoulder, 0.32),
    angle + Math.PI / 2,
    Math.max(0, build - 0.95) * 11 * size,
  );
  const neck = towards(shoulder, (((pose.spine + 90) * 0.45 - 90) * Math.PI) / 180, 5 * size);
  const [low, mid, high] = [
    6.8 * size * build,
    7.1 * size * (0.35 + 0.65 * build),
    7.3 * size * (0.5 + 0.5 * build),
  ];
  const body: (readonly [Fill, string])[] = [
    [face.skin, capsule(shoulder, 3 * size, neck, 2.9 * size)],
    [bottom, disc(pose.hip, low)],
    [top, capsule(between(pose.hip, belly, 0.6), low * 0.98, belly, mid)],
    [top, capsule(belly, mid, chest, high)],
  ];
  if (person.wears === 'coat')
    body.push([
      top,
      capsule(pose.hip, low, towards(pose.hip, degreesDown(pose.spine), 15 * size), low * 1.05),
    ]);
  return grown(...body);
};

const degreesDown = (spine: number): number => ((spine + 180) * Math.PI) / 180;

const skirt = ({ size, bottom }: Person, { hip }: Pose, [near, far]: Joints['legs']): string => {
  const [a, b] = [between(near.joint, near.end, 0.15), between(far.joint, far.end, 0.15)];
  const [left, right] = a[0] < b[0] ? [a, b] : [b, a];
  return inked(
    bottom,
    shape(
      add(hip, [-6 * size, -3]),
      add(left, [-6 * size, 0]),
      add(right, [6 * size, 0]),
      add(hip, [6 * size, -3]),
    ),
  );
};

/** A person as three layers: what is behind a bicycle or a table, the body, and the near arm with what it holds before it. */
export const figure = (
  person: Person,
  pose: Pose,
): { behind: string; body: string; arm: string; joints: Joints } => {
  const joints = jointsOf(person, pose);
  const [toeNear, toeFar] = pose.toes ?? [0, 0];
  const scale = person.isChild ? Math.max(person.size, 0.8) : person.size;
  return {
    behind: arm(person, joints.arms[1]) + leg(person, joints.legs[1], true, toeFar),
    body: [
      leg(person, joints.legs[0], false, toeNear),
      person.legs === 'skirt' ? skirt(person, pose, joints.legs) : '',
      torso(person, pose, joints),
      head(person.face, joints.head, pose.nod ?? 0, Math.round(scale * 105) / 100),
    ].join(''),
    arm: arm(person, joints.arms[0]),
    joints,
  };
};
