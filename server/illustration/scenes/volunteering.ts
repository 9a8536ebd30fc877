import { disc } from '#server/illustration/figure/geometry.ts';
import { parked } from '#server/illustration/figure/riding.ts';
import { hair, inked, moved, stroke } from '#server/illustration/ink.ts';
import { medal, paperIn, repairStand, sheet, wrench } from '#server/illustration/parts/inside.ts';
import { ground, level, road } from '#server/illustration/parts/land.ts';
import { flagging, offer, placed, standing, walking, wave } from '#server/illustration/parts/people.ts';
import {
  clothTable,
  crate,
  fence,
  grass,
  half,
  jug,
  pennant,
  pine,
  sign,
  tent,
  tray,
  tree,
} from '#server/illustration/parts/things.ts';
import { as, outside, rides, type Scene, scene } from './scene.ts';

const plain = level(168);
const green = () => ground(plain);

const cone = (x: number, y: number) =>
  moved(x, y, inked('brick', 'M-9 0L-3-20H3L9 0Z') + inked('paper', 'M-6.500-8L-5-13H5L6.500-8Z'));

const car = (x: number, y: number) =>
  moved(
    x,
    y,
    inked('mint', 'M-40-10V-24L-26-28L-14-42H16L28-27L40-23V-10Z') +
      inked('water', 'M-18-29L-10-38H1V-29ZM5-29V-38H14L22-29Z') +
      inked('ink', disc([-22, -8], 8) + disc([22, -8], 8)) +
      inked('paper', disc([-22, -8], 3) + disc([22, -8], 3)),
  );

/** Each kind of shift, by its job's name as it stands in an address. */
export const volunteering: Readonly<Record<string, Scene>> = {
  'job-rest-stop': scene(
    'A volunteer holds out a tray of cut oranges to a rider.',
    outside('job-rest-stop', 'sun', 250),
    green,
    () => clothTable(20, 172, 76) + half(36, 137) + half(50, 137) + jug(80, 138) + crate(48, 196),
    () =>
      placed(
        as('calvin', 1.08, { top: 'jersey', wears: 'apron' }),
        standing(as('calvin', 1.08), offer),
        [116, 178],
        { holds: ({ arms: [near] }) => tray(near.end) },
      ),
    rides(level(176), 226, { bicycle: 'gravel', paint: 'brick', who: 'ada', helmet: 'paper', crank: 40 }),
  ),
  'job-course-marshal': scene(
    'A marshal with a flag shows a rider the way at a corner.',
    outside('job-course-marshal', 'clouds', 160),
    () => road(level(170)) + sign(286, 168, 'jersey'),
    () =>
      placed(
        as('june', 1.1, { top: 'jersey', wears: 'vest' }),
        standing(as('june', 1.1), flagging),
        [90, 172],
        { holds: ({ arms: [near] }) => pennant(near.end, 'brick') },
      ),
    rides(level(174), 186, { bicycle: 'road', paint: 'forest', who: 'wei', helmet: 'jersey', crank: 70 }),
  ),
  'job-packet-pick-up': scene(
    'A volunteer hands a number across a table.',
    outside('job-packet-pick-up', 'dawn', 250),
    green,
    () =>
      placed(as('nour', 1.08), standing(as('nour', 1.08), { near: [25, 8], far: [22, 14] }), [100, 178], {
        holds: ({ arms: [near] }) => sheet(near.end[0] - 3, near.end[1] - 8, 18, 13, 2),
      }) +
      clothTable(70, 188, 92) +
      inked('paper', 'M106 154V148H130V154Z') +
      inked('mint', 'M108 148V142H132V148Z'),
    () =>
      placed(as('bo', 1.08), standing(as('bo', 1.08), { near: [26, 10] }), [198, 186], { flip: true }) +
      parked(level(190), 227, 'upright', 'forest'),
  ),
  'job-medical': scene(
    'A first-aid volunteer puts a bandage on a rider’s knee.',
    outside('job-medical', 'clouds', 60),
    () =>
      green() +
      tent(176, 172, 112, 'mint') +
      inked('paper', 'M216 120h32v24H216Z') +
      inked('brick', 'M229 124h6v5h5v6h-5v5h-6v-5h-5v-6h5Z'),
    () =>
      inked('brick', 'M112 186V164H150V186Z') +
      placed(
        as('tomas', 1.08, { legs: 'bare', bottom: 'ink' }),
        {
          ...standing(as('tomas', 1.08), { near: [6, 24] }),
          hip: [0, -26],
          feet: [
            [26, 0],
            [20, 0],
          ],
        },
        [132, 186],
      ),
    () =>
      placed(
        as('shirin', 1.08, { top: 'paper' }),
        {
          ...standing(as('shirin', 1.08), { near: [25, 16], far: [24, 20], spine: -64, nod: 10 }),
          hip: [0, -36],
        },
        [196, 186],
        { flip: true },
      ),
  ),
  'job-bike-check': scene(
    'A mechanic works on a bicycle on a stand.',
    outside('job-bike-check', 'wind', 120),
    () => green() + repairStand(190, 178) + moved(192, 142, parked(level(0), -25, 'road', 'forest')),
    () =>
      placed(
        as('dev', 1.1, { top: 'jersey', bottom: 'slate', wears: 'apron' }),
        standing(as('dev', 1.1), { near: [28, 15], far: [32, 8], spine: -78, nod: 8 }),
        [128, 182],
        { holds: ({ arms: [near] }) => wrench(near.end) },
      ) + cone(272, 180),
  ),
  'job-set-up': scene(
    'Two volunteers carry a table to a tent.',
    outside('job-set-up', 'dawn', 60),
    () => green() + tent(196, 170, 108),
    () =>
      placed(as('tomas', 1.06), walking(as('tomas', 1.06), { near: [16, 20], far: [18, 20] }), [72, 182]) +
      placed(as('ada', 1.06), walking(as('ada', 1.06), { near: [-12, 20], far: [-10, 22] }), [158, 182]) +
      moved(86, 150, inked('paper', 'M0-10H72V-4H0Z') + stroke('M8-4V14M64-4V14')),
  ),
  'job-ceremony': scene(
    'An usher shows guests to their chairs before a stage.',
    outside('job-ceremony', 'low sun', 70),
    () =>
      green() +
      inked('brick', 'M200 168V150H312V168Z') +
      pennant([220, 142], 'jersey', 56) +
      pennant([284, 142], 'mint', 56),
    () =>
      placed(as('grace', 1.08), standing(as('grace', 1.08), { near: [27, -4] }), [96, 184]) +
      placed(as('walter', 1.06), walking(as('walter', 1.06)), [156, 188]) +
      placed(as('girl', 1.2), walking(as('girl', 1.2)), [188, 190]),
  ),
  'job-parking': scene(
    'A volunteer waves a car into a line in a field.',
    outside('job-parking', 'sun', 60),
    () => green() + fence(176, 166, 9) + car(240, 182) + cone(160, 186),
    () =>
      placed(
        as('wei', 1.12, { top: 'jersey', wears: 'vest' }),
        standing(as('wei', 1.12), { near: [24, -14], far: [27, 2] }),
        [104, 182],
      ) +
      grass([
        [40, 188],
        [290, 194],
      ]),
  ),
  'job-finish-line': scene(
    'A volunteer hangs a medal on someone who has arrived.',
    outside('job-finish-line', 'sun', 262),
    () =>
      green() + stroke('M60 168V66M268 168V66') + inked('jersey', 'M52 62H276V82H52Z') + hair('M70 72H258'),
    () =>
      placed(as('grace', 1.08), standing(as('grace', 1.08), { near: [25, -6], far: [22, -4] }), [124, 180], {
        holds: ({ arms: [near] }) => medal([near.end[0], near.end[1] + 12]),
      }) +
      placed(
        as('maya', 1.08, { legs: 'bare', bottom: 'ink', top: 'forest' }),
        standing(as('maya', 1.08), wave),
        [186, 180],
        { flip: true },
      ) +
      parked(level(184), 226, 'road', 'brick'),
  ),
  'job-kitchen': scene(
    'A cook fills bowls from a large pot.',
    outside('job-kitchen', 'clouds', 40),
    () => green() + tent(44, 172, 150, 'jersey', 96),
    () =>
      placed(
        as('bo', 1.08, { top: 'paper', wears: 'apron' }),
        standing(as('bo', 1.08), { near: [26, 10], far: [24, 14], nod: 6 }),
        [92, 178],
      ) +
      clothTable(80, 188, 116) +
      moved(
        136,
        154,
        inked('slate', 'M-16 0V-24H16V0Z') +
          stroke('M-20-18h4M16-18h4') +
          hair('M-6-30c-4-6 4-8 0-14M6-30c-4-6 4-8 0-14'),
      ) +
      inked('paper', 'M166 147H186C186 156 166 156 166 147Z'),
    () =>
      placed(
        as('ximena', 1.18),
        standing(as('ximena', 1.18), { near: [22, 10], far: [20, 12] }),
        [244, 186],
        { flip: true },
      ),
  ),
  'job-clean-up': scene(
    'Two volunteers pick up and sort what is left.',
    outside('job-clean-up', 'low sun', 240),
    () =>
      green() +
      moved(62, 182, inked('forest', 'M-16 0L-19-34H19L16 0Z') + stroke('M-22-34H22M-6-26V-6M6-26V-6')) +
      moved(104, 184, inked('jersey', 'M-16 0L-19-34H19L16 0Z') + stroke('M-22-34H22M-6-26V-6M6-26V-6')),
    () =>
      placed(
        as('calvin', 1.08, { top: 'mint' }),
        standing(as('calvin', 1.08), { near: [22, 4], far: [3, 27], spine: -82 }),
        [150, 182],
        { flip: true, holds: ({ arms: [near] }) => paperIn(near.end) },
      ) +
      placed(
        as('june', 1.08, { top: 'jersey' }),
        {
          ...standing(as('june', 1.08), { near: [14, 29], far: [-2, 26], spine: -48, nod: 12 }),
          hip: [0, -42],
        },
        [214, 184],
      ) +
      inked('paper', disc([248, 184], 4)),
  ),
  'job-photo': scene(
    'A photographer takes a picture of a rider.',
    outside('job-photo', 'wind', 90),
    () => road(level(170)) + pine(24, 168, 1.1),
    () =>
      placed(as('shirin', 1.1), standing(as('shirin', 1.1), { near: [15, -6], far: [17, -7] }), [82, 172], {
        holds: ({ arms: [near] }) =>
          moved(near.end[0], near.end[1], inked('slate', 'M-7-7H7V4H-7Z') + inked('ink', 'M7-5H14V2H7Z')),
      }),
    rides(level(174), 200, {
      bicycle: 'tandem',
      paint: 'jersey',
      who: ['walter', 'nour'],
      helmet: 'forest',
      crank: 40,
    }),
  ),
  'job-route-marking': scene(
    'A volunteer puts up an arrow at the edge of the forest.',
    outside('job-route-marking', 'clouds', 220),
    () => green() + pine(250, 172, 1.3) + pine(286, 174, 1) + tree(30, 170, 1),
    () =>
      sign(178, 186, 'jersey') +
      placed(
        as('tomas', 1.1, { top: 'jersey', wears: 'vest' }),
        standing(as('tomas', 1.1), { near: [27, 0], far: [25, 6] }),
        [132, 184],
      ) +
      grass([
        [90, 190],
        [220, 190],
      ]),
  ),
};
