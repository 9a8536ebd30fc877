import { type Fill, hair, inked, stroke, tube } from '#server/illustration/ink.ts';
import { disc, line, type Point, short, towards } from './geometry.ts';

export type Bicycle = 'road' | 'gravel' | 'upright' | 'tandem' | 'hand';

export type Seat = {
  /** Where the hips are. */
  hip: Point;
  /** Direction of the spine in degrees. */
  spine: number;
  hands: readonly [Point, Point];
  /** The axle that the feet turn, or null where they rest. */
  bottom: Point | null;
};

export type Cycle = {
  /** Axles of the rear and the front wheel, over a level ground at 0. */
  axles: readonly [Point, Point];
  radius: number;
  seats: readonly Seat[];
  back: string;
  front: string;
};

/** How long a crank is. */
export const CRANK = 8;

const wheel = ([x, y]: Point, radius: number, isFat: boolean): string => {
  const spokes = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 8 + 0.2;
    return line(towards([x, y], angle, radius - 2), towards([x, y], angle + Math.PI, radius - 2));
  }).join('');
  // The outline is what touches the ground: half its width lies outside the circle.
  const rim = radius - 1;
  return [
    hair(spokes),
    stroke(disc([x, y], rim)),
    stroke(disc([x, y], rim - (isFat ? 3 : 2))),
    inked('paper', disc([x, y], 2)),
  ].join('');
};

const drop = (x: number, y: number, flare = 0): string =>
  stroke(
    `M${x - 6} ${y - 1}L${x + 2} ${y - 1}C${x + 8} ${y - 2} ${x + 9} ${y + 8} ${x + 3 + flare} ${y + 8.5}L${x - 1} ${y + 8.5}M${x + 4.5} ${y}L${x + 6.5} ${y - 4}`,
  );

const saddle = ([x, y]: Point): string =>
  inked(
    'ink',
    `M${x - 8} ${y - 1}C${x - 4} ${y - 3} ${x} ${y - 1} ${x + 7} ${y - 1}C${x + 4} ${y + 2} ${x - 5} ${y + 3} ${x - 8} ${y - 1}Z`,
  );

const chainring = (at: Point): string => inked('paper', disc(at, 4.5));

type Look = { radius: number; rear: number; fore: number; isFat: boolean };
const looks: Record<'road' | 'gravel' | 'upright', Look> = {
  road: { radius: 17.5, rear: -24, fore: 26, isFat: false },
  gravel: { radius: 17.5, rear: -25, fore: 27, isFat: true },
  upright: { radius: 17.5, rear: -25, fore: 27, isFat: false },
};

const single = (kind: 'road' | 'gravel' | 'upright', paint: Fill): Cycle => {
  const { radius, rear, fore, isFat } = looks[kind];
  const [back, front]: [Point, Point] = [
    [rear, -radius],
    [fore, -radius],
  ];
  const bottom: Point = [-3, -15];
  const isUpright = kind === 'upright';
  const seat: Point = isUpright ? [-12, -46] : [-12.5, -48];
  const neck: Point = isUpright ? [13, -46] : [14, -44];
  const crown: Point = isUpright ? [16, -38] : [16, -37];
  const post: Point = [-10.3, -40];
  const frame = isUpright
    ? line(back, bottom, post) +
      line(crown, bottom) +
      `M${short(neck[0])} ${neck[1]}C8-30 2-26-5.500-23` +
      line(post, back)
    : line(back, bottom, post, back) + line(post, neck) + line(crown, bottom);
  return {
    axles: [back, front],
    radius,
    seats: [
      isUpright
        ? {
            hip: [-11, -52],
            spine: -80,
            hands: [
              [6, -59],
              [7, -60],
            ],
            bottom,
          }
        : {
            hip: [-11, -54],
            spine: kind === 'road' ? -44 : -52,
            hands:
              kind === 'road'
                ? [
                    [25, -51],
                    [26, -51],
                  ]
                : [
                    [23, -50],
                    [24.5, -50.5],
                  ],
            bottom,
          },
    ],
    back: wheel(back, radius, isFat) + wheel(front, radius, isFat),
    front: [
      tube(paint, frame),
      tube(paint, line(neck, crown, front)),
      stroke(line(post, seat)),
      saddle(seat),
      isUpright
        ? stroke('M13-46L11-57C12-60 15-60 14-59M11-57C9-60 6-60 3-58.500')
        : stroke(line(neck, [13, -49], [18, -50])) + drop(20, -49, kind === 'gravel' ? 2 : 0),
      chainring(bottom),
      isUpright ? inked('amber', 'M18-57L33-57L31-45L20-45Z') + hair('M19-53H32M20-49H31.500') : '',
    ].join(''),
  };
};

const tandem = (paint: Fill): Cycle => {
  const radius = 17.5;
  const [back, front]: [Point, Point] = [
    [-45, -radius],
    [45, -radius],
  ];
  const [stoker, pilot]: [Point, Point] = [
    [-23, -15],
    [15, -15],
  ];
  const posts: [Point, Point] = [
    [-30.3, -40],
    [7.7, -40],
  ];
  return {
    axles: [back, front],
    radius,
    seats: [
      {
        hip: [-31, -54],
        spine: -58,
        hands: [
          [1, -52],
          [2, -52],
        ],
        bottom: stoker,
      },
      {
        hip: [7, -54],
        spine: -52,
        hands: [
          [41, -50],
          [42.5, -50.5],
        ],
        bottom: pilot,
      },
    ],
    back: wheel(back, radius, false) + wheel(front, radius, false),
    front: [
      tube(
        paint,
        line(back, stoker, posts[0], back) +
          line(stoker, pilot, posts[1]) +
          line(posts[0], [33, -44]) +
          line([35, -37], pilot) +
          line(posts[0], pilot),
      ),
      tube(paint, line([33, -44], [35, -37], front)),
      stroke(line(posts[0], [-32, -48]) + line(posts[1], [6, -48]) + line([33, -44], [32, -49], [37, -50])),
      saddle([-32, -48]),
      saddle([6, -48]),
      stroke('M6-46L1-47L-2-51M1-47L4-51'),
      drop(38, -49),
      chainring(stoker),
      chainring(pilot),
    ].join(''),
  };
};

/** Three wheels, low, turned by the arms: both rear wheels stand side by side. */
const handCycle = (paint: Fill): Cycle => {
  const radius = 16;
  const [back, front]: [Point, Point] = [
    [-26, -radius],
    [38, -radius],
  ];
  const crank: Point = [1, -44];
  return {
    axles: [back, front],
    radius,
    seats: [
      {
        hip: [-16, -18],
        spine: -106,
        hands: [
          [6, -45],
          [-4, -43],
        ],
        bottom: null,
      },
    ],
    back: wheel(back, radius, false) + wheel(front, radius, false),
    front: [
      tube(paint, `M-28-12L-12-9L20-9L31-28L38-${radius}M31-28L27-38L1-44`),
      inked('forest', 'M-36-42L-30-44L-20-15L-4-14L-4-9L-24-9Z'),
      chainring(crank),
      stroke('M-4-43L6-45'),
    ].join(''),
  };
};

export const cycleOf = (kind: Bicycle, paint: Fill): Cycle => {
  if (kind === 'tandem') return tandem(paint);
  if (kind === 'hand') return handCycle(paint);
  return single(kind, paint);
};

/** The wheel beside a low seat, in front of who sits there. */
export const nearWheel = ({ axles, radius }: Cycle): string => wheel(axles[0], radius, false);
