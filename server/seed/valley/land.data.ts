import type { Point } from './plane.ts';

/** A watercourse from its mouth to its source, with feet above sea level at each corner. */
export type Watercourse = { name: string; course: readonly (readonly [...Point, feet: number])[] };

export const lake = {
  name: 'Lake Orrin',
  center: [9.9, 7.6] as Point,
  /** Miles, half of its length and half of its width. */
  length: 4.5,
  width: 2.1,
  /** Of its length, in degrees from east to north. */
  bearing: 38,
  feet: 930,
} as const;

export const watercourses: readonly Watercourse[] = [
  {
    name: 'Little Orrin',
    course: [
      [-3.2, -18, 778],
      [-4.4, -13.6, 798],
      [-6.2, -9.4, 822],
      [-4.6, -5.2, 843],
      [-2, -1.9, 860],
      [0.9, 0.7, 871],
      [3.6, 2.4, 896],
      [6.2, 4.9, 930],
      [9.6, 7.3, 930],
      [13, 9.8, 930],
      [16.4, 11.8, 972],
      [21, 11, 1035],
      [25, 13.4, 1110],
      [29, 14, 1190],
    ],
  },
  {
    name: 'Saltmarsh Creek',
    course: [
      [10.6, 26, 520],
      [6.2, 23.9, 545],
      [1.4, 22.2, 610],
      [-5.6, 20.2, 720],
      [-12.4, 19.3, 850],
      [-19, 18.4, 980],
      [-25, 17.2, 1090],
    ],
  },
  {
    name: 'Chapel Creek',
    course: [
      [-2, -1.9, 860],
      [2.6, -4.1, 892],
      [7.8, -4.6, 950],
      [14, -7.4, 1040],
      [21, -9.2, 1150],
      [29, -8.4, 1260],
    ],
  },
  {
    name: 'Slate Creek',
    course: [
      [-4.6, -5.2, 843],
      [-8.6, -3.2, 920],
      [-13.4, -0.6, 1030],
      [-18.4, 2.2, 1150],
      [-24, 3, 1280],
    ],
  },
];

/** The crest of the Hollin Ridge, west to east. */
export const ridge = {
  name: 'Hollin Ridge',
  crest: [
    [-25, 6.4],
    [-17, 9.2],
    [-9, 11.5],
    [1, 13.8],
    [10, 15.8],
    [19, 16.6],
    [29, 18.6],
  ] as readonly Point[],
  feet: 1180,
  /** Miles from the crest at which its height is a third. */
  width: 3.1,
} as const;

/** Where the ridge is low enough for a road: feet below the crest, and how far to each side. */
export const gaps: readonly { at: Point; feet: number; width: number }[] = [
  { at: [1, 13.8], feet: 520, width: 2 },
  { at: [-9, 11.5], feet: 430, width: 1.8 },
];

/** Single hills: feet above the land around them. */
export const summits: readonly { at: Point; feet: number; width: number }[] = [
  { at: [-13.4, -8.6], feet: 330, width: 4.2 },
  { at: [-19.5, -8], feet: 420, width: 4.5 },
  { at: [9, -8.8], feet: 300, width: 2.6 },
  { at: [21, -2], feet: 330, width: 4.4 },
  { at: [-4, 12.4], feet: 330, width: 1.7 },
  { at: [17, -14], feet: 260, width: 4.5 },
];
