import { disc } from '#server/illustration/figure/geometry.ts';
import { parked } from '#server/illustration/figure/riding.ts';
import { flat, hair, inked, moved, stroke } from '#server/illustration/ink.ts';
import {
  chart,
  envelope,
  lamp,
  laptop,
  paperIn,
  phone,
  sheet,
  window,
} from '#server/illustration/parts/inside.ts';
import { ground, level, ridge, road, sky, slope } from '#server/illustration/parts/land.ts';
import { chair, placed, sitting, standing, walking, wave } from '#server/illustration/parts/people.ts';
import {
  clothTable,
  crate,
  grass,
  half,
  house,
  jug,
  milepost,
  pine,
  stones,
  table,
  tree,
  wall,
} from '#server/illustration/parts/things.ts';
import { as, closer, inside, outside, rides, type Scene, scene } from './scene.ts';

const easy = level(168);
const pass = slope(180, 70);
const rough = slope(150, -26);

/** A building with many windows. */
const office = (x: number, y: number, floors: number) =>
  moved(
    x,
    y,
    inked('paper', `M0 0V${-floors * 22 - 8}H72V0Z`) +
      inked(
        'water',
        Array.from(
          { length: floors * 3 },
          (_, i) => `M${9 + (i % 3) * 20} ${-22 * Math.floor(i / 3) - 10}h13v-13h-13Z`,
        ).join(''),
      ),
  );

export const guides: Readonly<Record<string, Scene>> = {
  contour: closer(
    [34, 22, 270],
    scene(
      'A woman writes a list of names at a table; a chart beside her climbs.',
      inside(172),
      () =>
        window(52, 36, 58, 58) +
        chart(224, 44) +
        table(112, 174, 150, 48) +
        sheet(164, 113, 30, 12, 2) +
        inked('jersey', 'M236 126V114H248V126Z') +
        stroke('M248 117h4v6h-4'),
      () =>
        chair(98, 174) +
        placed(
          as('ada', 1.16, { top: 'jersey', bottom: 'forest' }),
          {
            ...sitting(as('ada', 1.16), { near: [33, 20], far: [36, 22], spine: -80, nod: 8 }),
            hip: [0, -30],
          },
          [98, 174],
        ),
    ),
  ),
  inkline: closer(
    [30, 26, 270],
    scene(
      'A young man types his page on a laptop, a cup beside him and his bicycle behind.',
      inside(172),
      () =>
        parked(level(172), 226, 'road', 'brick') +
        lamp(150, 0, 46) +
        table(108, 174, 108, 48) +
        laptop(170, 126),
      () =>
        chair(96, 174) +
        placed(
          as('wei', 1.16, { top: 'mint' }),
          {
            ...sitting(as('wei', 1.16), { near: [34, 17], far: [36, 18], spine: -82, nod: 6 }),
            hip: [0, -30],
          },
          [96, 174],
        ),
      () => sheet(40, 50, 46, 34, 4) + inked('jersey', 'M196 126V115H206V126Z'),
    ),
  ),
  envelope: scene(
    'A woman reads a message on her phone; envelopes fly toward the hills.',
    outside('envelope', 'wind', 116, 104, 134),
    () =>
      ground(easy) +
      tree(38, 170, 1.2) +
      moved(196, 62, envelope(0, 0, 40, 'jersey'), -10) +
      moved(252, 36, envelope(0, 0, 32), -16) +
      moved(168, 104, envelope(0, 0, 26), -4),
    () =>
      placed(
        as('shirin', 1.2),
        standing(as('shirin', 1.2), { near: [19, 8], far: [16, 12], nod: 10 }),
        [112, 182],
        { holds: ({ arms: [near] }) => phone(near.end) },
      ),
    () =>
      grass([
        [30, 188],
        [210, 184],
        [286, 190],
      ]),
  ),
  terraces: scene(
    'Two colleagues shake on it in front of their office: one dollar becomes two.',
    outside('terraces', 'clouds', 214, 100, 134),
    () => office(12, 168, 5) + office(92, 168, 3) + ground(level(168)),
    () =>
      placed(as('june', 1.16), standing(as('june', 1.16), { near: [24, 13], far: [-3, 27] }), [188, 184]) +
      placed(
        as('dev', 1.16, { top: 'paper', sleeves: 'long', bottom: 'forest' }),
        standing(as('dev', 1.16), { near: [24, 13], far: [-3, 27] }),
        [252, 184],
        { flip: true },
      ),
    () =>
      inked('jersey', disc([216, 66], 11)) +
      inked('jersey', disc([232, 58], 11)) +
      stroke('M232 52v12M235 55c-6-4-8 2-3 3s3 6-3 3'),
  ),
  stonewall: scene(
    'An older man hands a check to a rider across a stone wall.',
    outside('stonewall', 'low sun', 60, 98, 130),
    () => house(70, 168, 'paper', 'brick') + ground(easy),
    () =>
      placed(
        as('bo', 1.12, { bottom: 'slate', top: 'mint' }),
        standing(as('bo', 1.12), { near: [27, 8], far: [-2, 27] }),
        [152, 178],
        { holds: ({ arms: [near] }) => sheet(near.end[0] - 2, near.end[1] - 7, 24, 12, 2) },
      ),
    () =>
      placed(
        as('maya', 1.12, { bottom: 'ink', legs: 'bare', top: 'forest' }),
        standing(as('maya', 1.12), { near: [25, 10], far: [-2, 26] }),
        [236, 182],
        { flip: true },
      ) + parked(level(186), 268, 'gravel', 'jersey'),
    () => wall(84, 192, 110),
  ),
  column: scene(
    'A captain reads from a paper to three people with bicycles.',
    outside('column', 'dawn', 232, 100, 132),
    () => ground(easy) + parked(level(172), 222, 'road', 'forest'),
    () =>
      placed(as('nour', 1.06), standing(as('nour', 1.06), { near: [4, 27] }), [236, 178], { flip: true }) +
      placed(as('kid', 1.1), standing(as('kid', 1.1), wave), [206, 182], { flip: true }) +
      placed(
        as('rosalind', 1.06, { bottom: 'forest' }),
        standing(as('rosalind', 1.06), { near: [14, 16] }),
        [274, 184],
        { flip: true },
      ),
    () =>
      placed(
        as('dev', 1.14),
        standing(as('dev', 1.14), { near: [19, 10], far: [20, -14], spine: -90 }),
        [104, 182],
        { holds: ({ arms: [near] }) => paperIn(near.end) },
      ) + stones(50, 184),
  ),
  orangegrove: scene(
    'A volunteer in an apron cuts oranges at a table between two orange trees.',
    outside('orangegrove', 'sun', 48, 100, 132),
    () =>
      ground(easy) +
      tree(34, 176, 1.5) +
      tree(284, 174, 1.3) +
      inked(
        'amber',
        [
          [24, 126],
          [40, 118],
          [46, 136],
          [276, 132],
          [290, 124],
          [296, 140],
        ]
          .map(([x = 0, y = 0]) => disc([x, y], 3.5))
          .join(''),
      ),
    () =>
      placed(
        as('calvin', 1.14, { top: 'jersey', wears: 'apron' }),
        standing(as('calvin', 1.14), { near: [26, 20], far: [27, 18], spine: -84, nod: 8 }),
        [128, 182],
      ),
    () =>
      clothTable(136, 188, 104, 'paper') +
      half(178, 151) +
      half(192, 151) +
      half(206, 151) +
      jug(228, 154) +
      crate(262, 194),
  ),
  switchback: scene(
    'A rider climbs the first of many bends toward a pass.',
    outside('switchback', 'sun', 250, 90, 124),
    () => road(pass) + pine(30, 178, 1) + pine(290, 118, 0.9) + milepost(252, pass(252), '3'),
    rides(pass, 92, { bicycle: 'road', paint: 'jersey', who: 'june', helmet: 'forest', crank: 80 }),
  ),
  towpath: scene(
    'A mother rides a flat path on an upright bicycle; her child walks ahead and waves.',
    outside('towpath', 'clouds', 210, 102, 130),
    () =>
      flat('water', 'M-2 136H322V160H-2Z') +
      stroke('M-2 136H322') +
      hair('M30 146h30M140 142h24M230 150h40') +
      road(level(162)) +
      tree(22, 164, 1.1),
    rides(level(162), 96, {
      bicycle: 'upright',
      paint: 'forest',
      who: 'ada',
      helmet: 'paper',
      top: 'jersey',
      crank: 35,
    }),
    () =>
      placed(as('girl', 1.15), walking(as('girl', 1.15), { near: [12, -12], far: [-6, 20] }), [232, 164], {
        flip: false,
      }) +
      grass([
        [60, 190],
        [190, 186],
        [290, 192],
      ]),
  ),
  drumlin: scene(
    'Two riders talk as they roll over a hill on a tandem.',
    outside('drumlin', 'wind', 80, 96, 128),
    () => road(slope(172, 16)) + tree(292, 156, 1) + tree(268, 158, 0.7, 'forest'),
    rides(slope(172, 16), 92, {
      bicycle: 'tandem',
      paint: 'brick',
      who: ['walter', 'grace'],
      helmet: 'paper',
      crank: 30,
    }),
  ),
  watershed: scene(
    'A rider stands on a pass beside the sign, the valley under the rising sun.',
    () =>
      sky('dawn', 232) +
      ridge('watershed far', 'far', 116, 22, 2) +
      ridge('watershed near', 'mid', 146, 14, 3),
    () =>
      ground(slope(182, -18), 'ground') + parked(slope(182, -18), 106, 'road', 'forest') + stones(48, 180),
    () =>
      placed(
        as('tomas', 1.16, {
          bottom: 'ink',
          legs: 'bare',
          top: 'jersey',
          face: { ...as('tomas').face, hat: 'helmet', hatFill: 'paper' },
        }),
        standing(as('tomas', 1.16), { near: [20, -15], far: [-4, 26] }),
        [196, 194],
      ) + pine(18, 182, 1),
  ),
  washboard: scene(
    'A woman rides a rough gravel road downhill, dust behind her.',
    outside('washboard', 'low sun', 70, 94, 122),
    () =>
      road(rough) +
      hair(
        Array.from({ length: 30 }, (_, i) => `M${i * 11} ${Math.round(rough(i * 11)) + 4}l4 .4`).join(''),
      ) +
      pine(46, 146, 1.1) +
      pine(72, 146, 0.8),
    rides(rough, 150, {
      bicycle: 'gravel',
      paint: 'mint',
      who: 'shirin',
      helmet: 'jersey',
      top: 'brick',
      crank: 10,
    }),
    () => inked('paper', disc([128, 158], 6) + disc([112, 154], 8) + disc([94, 156], 5)),
  ),
};
