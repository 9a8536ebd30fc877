import { disc } from '#server/illustration/figure/geometry.ts';
import { hair, inked, moved, stroke } from '#server/illustration/ink.ts';
import {
  cells,
  envelope,
  mailbox,
  microscope,
  rowingMachine,
  shelf,
  tubes,
  window,
} from '#server/illustration/parts/inside.ts';
import { gravel, ground, level, road, slope } from '#server/illustration/parts/land.ts';
import { chair, offer, placed, sitting, standing, wave } from '#server/illustration/parts/people.ts';
import {
  barn,
  clothTable,
  crate,
  table as desk,
  grass,
  half,
  house,
  jug,
  lake,
  milepost,
  pine,
  tent,
  tray,
  tree,
} from '#server/illustration/parts/things.ts';
import { as, closer, inside, outside, rides, type Scene, scene } from './scene.ts';

const steep = slope(176, 62);
const flatRoad = level(166);
const track = slope(158, -22);

/** A school bus from the side, its wheels on the ground. */
const bus = (x: number, y: number) =>
  moved(
    x,
    y,
    inked('amber', 'M0-12V-56A8 8 0 0 1 8-64H96A8 8 0 0 1 104-56V-38H124A8 8 0 0 1 132-30V-12Z') +
      inked('water', 'M10-54H30V-36H10ZM36-54H56V-36H36ZM62-54H82V-36H62ZM87-54H99V-36H87Z') +
      stroke('M0-27H132M0-21H132') +
      inked('ink', disc([28, -12], 12) + disc([106, -12], 12)) +
      inked('paper', disc([28, -12], 5) + disc([106, -12], 5)),
  );

export const stories: Readonly<Record<string, Scene>> = {
  gap: scene(
    'A rider climbs a steep mountain road past a milepost.',
    outside('gap', 'sun', 66, 84, 118),
    () => road(steep) + pine(292, 118, 1) + pine(312, 116, 0.8) + pine(24, 172, 0.9),
    () => milepost(232, steep(232), '12'),
    rides(steep, 118, { bicycle: 'road', paint: 'forest', who: 'maya', crank: 30 }),
  ),
  oxbow: scene(
    'An older woman on an upright bicycle rides a flat road; her school bus waits behind her.',
    outside('oxbow', 'clouds', 30, 104, 134),
    () =>
      road(flatRoad) +
      bus(14, 162) +
      grass([
        [20, 192],
        [150, 190],
        [300, 194],
      ]),
    rides(flatRoad, 208, {
      bicycle: 'upright',
      paint: 'brick',
      who: 'rosalind',
      helmet: 'jersey',
      crank: 55,
    }),
  ),
  millpond: closer(
    [62, 34, 250],
    scene(
      'A man trains on a rowing machine beside a window.',
      inside(170),
      () => window(78, 44, 62, 66) + hair('M0 130H320') + rowingMachine(150, 174),
      () =>
        placed(
          as('tomas', 1.15, { legs: 'bare', bottom: 'ink' }),
          {
            hip: [0, -22],
            spine: -106,
            hands: [
              [10, -52],
              [11, -51],
            ],
            feet: [
              [41, -15],
              [42, -14],
            ],
            toes: [-52, -52],
            elbow: 1,
          },
          [150, 174],
        ),
      () =>
        stroke('M156 122H164M160 123L208 150') +
        moved(262, 176, inked('jersey', 'M-5-2V-18H5V-2Z') + inked('slate', 'M-3-18V-23H3V-18Z')),
    ),
  ),
  boathouse: scene(
    'A woman at a rest stop by a lake hands cut oranges to a rider.',
    outside('boathouse', 'low sun', 250, 92, 122),
    () =>
      lake(150, 128, 180, 22) +
      ground(level(166)) +
      tent(14, 168, 112) +
      clothTable(24, 170, 82) +
      half(40, 135) +
      half(54, 135) +
      half(68, 135) +
      jug(92, 136),
    () =>
      placed(as('grace', 1.02, { wears: 'apron' }), standing(as('grace'), offer), [128, 172], {
        holds: ({ arms: [near] }) => tray(near.end),
      }),
    rides(level(172), 232, { bicycle: 'road', paint: 'mint', who: 'wei', helmet: 'jersey', crank: 60 }),
    () => crate(30, 196),
  ),
  echelon: scene(
    'Three riders of a peloton ride close behind one another.',
    outside('echelon', 'wind', 110, 100, 130),
    () => road(slope(172, 12)),
    rides(slope(172, 12), 22, {
      bicycle: 'road',
      paint: 'jersey',
      who: 'bo',
      helmet: 'forest',
      top: 'jersey',
      crank: 100,
    }),
    rides(slope(172, 12), 118, {
      bicycle: 'gravel',
      paint: 'brick',
      who: 'nour',
      helmet: 'paper',
      top: 'jersey',
      crank: 20,
    }),
    rides(slope(172, 12), 216, {
      bicycle: 'road',
      paint: 'forest',
      who: 'dev',
      helmet: 'forest',
      top: 'jersey',
      crank: 60,
    }),
  ),
  stipple: closer(
    [34, 8, 274],
    scene(
      'A researcher sits at a microscope; a large circle shows many cells, one of them different.',
      inside(172),
      () =>
        cells(236, 66, 46) +
        shelf(52, 50, 72) +
        desk(92, 174, 150, 50) +
        microscope(170, 124) +
        tubes(222, 124),
      () =>
        chair(104, 174) +
        placed(
          as('samira', 1.18),
          {
            ...sitting(as('samira', 1.18), { near: [27, 14], far: [29, 17], spine: -72, nod: 8 }),
            hip: [0, -30],
          },
          [104, 174],
        ),
    ),
  ),
  mailroad: scene(
    'An old man posts a letter in the mailbox before his house.',
    outside('mailroad', 'clouds', 200, 108, 136),
    () => ground(level(168)) + house(70, 168) + tree(20, 170, 1.1) + mailbox(244, 182),
    () =>
      placed(
        as('walter', 1.12),
        standing(as('walter', 1.12), { near: [26, 4], far: [4, 26], nod: 4 }),
        [194, 184],
        { holds: ({ arms: [near] }) => envelope(near.end[0] - 1, near.end[1] - 10, 20) },
      ),
    () =>
      grass([
        [20, 190],
        [120, 186],
        [290, 192],
      ]),
  ),
  fireroad: scene(
    'A girl rides a gravel road; her mother waves to her from the side.',
    outside('fireroad', 'sun', 262, 92, 126),
    () => barn(54, 146, 'brick') + gravel(track) + pine(300, 168, 0.9),
    () => placed(as('carolina'), standing(as('carolina'), wave), [96, track(96) - 1]),
    rides(track, 196, {
      bicycle: 'gravel',
      paint: 'forest',
      who: 'ximena',
      helmet: 'jersey',
      top: 'brick',
      crank: 50,
    }),
  ),
};
