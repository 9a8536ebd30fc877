import { disc } from '#server/illustration/figure/geometry.ts';
import { parked } from '#server/illustration/figure/riding.ts';
import { hair, inked, moved, stroke } from '#server/illustration/ink.ts';
import { envelope, mailbox, phone, repairStand, sheet } from '#server/illustration/parts/inside.ts';
import { fog, ground, level, road, slope } from '#server/illustration/parts/land.ts';
import { phoning, placed, sitting, standing, wave } from '#server/illustration/parts/people.ts';
import {
  clothTable,
  crate,
  fence,
  grass,
  half,
  jug,
  milepost,
  pennant,
  pine,
  signpost,
  stones,
  tree,
} from '#server/illustration/parts/things.ts';
import { as, outside, rides, type Scene, scene } from './scene.ts';

const plain = level(168);
const green = () => ground(plain);

/** Places where there is nothing yet, and pages that can't be shown. */
export const states: Readonly<Record<string, Scene>> = {
  'no-donations': scene(
    'A rider waits at the foot of a climb beside milepost zero.',
    outside('no-donations', 'dawn', 236),
    () => road(slope(170, 34)) + milepost(206, slope(170, 34)(206), '0') + tree(30, 166, 1),
    rides(slope(170, 34), 92, {
      bicycle: 'road',
      paint: 'jersey',
      who: 'june',
      helmet: 'forest',
      top: 'brick',
      crank: 180,
    }),
  ),
  'no-results': scene(
    'Someone looks for riders from a hill, a hand over the eyes; the road is empty.',
    outside('no-results', 'sun', 250),
    () => ground(slope(150, -30)) + stones(52, 154) + hair('M180 186C210 176 250 178 322 170'),
    () =>
      placed(
        as('ximena', 1.24),
        standing(as('ximena', 1.24), { near: [13, -11], far: [-6, 20], elbow: 1 }),
        [130, 166],
      ) + pine(280, 176, 1),
  ),
  'no-shifts': scene(
    'A rest stop with oranges and water, and nobody behind the table yet.',
    outside('no-shifts', 'clouds', 60),
    () =>
      green() +
      stroke('M84 168V92M236 168V92') +
      inked('jersey', 'M76 92L160 60L244 92Z') +
      clothTable(104, 184, 112, 'paper') +
      half(126, 149) +
      half(142, 149) +
      half(158, 149) +
      jug(196, 150) +
      crate(70, 192) +
      crate(252, 194),
  ),
  'no-members': scene(
    'One rider waits at a meeting place with room in the row of bicycles.',
    outside('no-members', 'wind', 100),
    () =>
      green() +
      fence(170, 166, 8) +
      parked(level(174), 206, 'gravel', 'forest') +
      pennant([60, 160], 'jersey', 60),
    () => placed(as('dev', 1.14), standing(as('dev', 1.14), wave), [128, 182]),
  ),
  'nothing-waiting': scene(
    'Someone rests on a bench beside an empty mailbox.',
    outside('nothing-waiting', 'low sun', 246),
    () =>
      green() +
      tree(42, 174, 1.4) +
      mailbox(228, 184) +
      inked('brick', 'M84 160H150V165H84Z') +
      stroke('M92 165V184M142 165V184M86 160L82 134'),
    () =>
      placed(
        as('walter', 1.1),
        { ...sitting(as('walter', 1.1), { near: [14, 22], far: [18, 22] }), hip: [0, -28] },
        [108, 186],
      ) +
      grass([
        [190, 190],
        [280, 190],
      ]),
  ),
  'nothing-found': scene(
    'A rider with a map at a signpost in the fog: this road ends here.',
    outside('nothing-found', 'fog', 0, 96, 126),
    () => fog(72) + green() + signpost(200, 180) + parked(level(178), 56, 'road', 'brick'),
    () =>
      placed(
        as('wei', 1.14),
        standing(as('wei', 1.14), { near: [20, 8], far: [19, 4], nod: 6 }),
        [130, 184],
        { holds: ({ arms: [near] }) => sheet(near.end[0] - 8, near.end[1] - 16, 28, 20, 4) },
      ),
  ),
  broken: scene(
    'A mechanic scratches their head before a bicycle on a stand, with a wheel beside them.',
    outside('broken', 'clouds', 210),
    () =>
      green() +
      repairStand(196, 180) +
      moved(198, 142, parked(level(0), -25, 'gravel', 'jersey')) +
      stroke(disc([68, 166], 16)) +
      stroke(disc([68, 166], 13)) +
      hair('M56 158L80 174M60 178L76 154M54 168H82'),
    () =>
      placed(
        as('ada', 1.12, { top: 'forest' }),
        standing(as('ada', 1.12), { near: [7, -12], far: [22, 12], elbow: 1 }),
        [132, 184],
      ),
  ),
  offline: scene(
    'A rider in the mountains under stars holds up a phone without a signal.',
    outside('offline', 'stars', 250, 92, 126),
    () => green() + pine(28, 174, 1.3) + pine(58, 172, 0.9) + parked(level(176), 190, 'gravel', 'brick'),
    () =>
      placed(
        as('tomas', 1.14, { bottom: 'ink', legs: 'bare', top: 'jersey' }),
        standing(as('tomas', 1.14), { near: [17, -20], far: [4, 26], nod: -10 }),
        [132, 184],
        { holds: ({ arms: [near] }) => phone(near.end) },
      ) + hair('M160 100q6-7 12 0M156 95q10-11 20 0M156 106l20-16'),
  ),
  'too-many': scene(
    'A line of riders waits behind a rope.',
    outside('too-many', 'sun', 46),
    () => road(level(170)) + stroke('M284 170V136M284 140Q300 156 322 146'),
    rides(level(170), 20, { bicycle: 'upright', paint: 'forest', who: 'grace', helmet: 'paper', crank: 180 }),
    rides(level(170), 112, { bicycle: 'road', paint: 'brick', who: 'bo', helmet: 'jersey', crank: 180 }),
    rides(level(170), 206, { bicycle: 'gravel', paint: 'mint', who: 'shirin', helmet: 'forest', crank: 180 }),
  ),
  'no-letters': scene(
    'Someone waits on the phone; envelopes lie ready.',
    outside('no-letters', 'clouds', 230),
    () => green() + envelope(196, 146, 40, 'jersey') + envelope(206, 160, 40) + tree(40, 172, 1.3),
    () =>
      placed(as('rosalind', 1.14), standing(as('rosalind', 1.14), phoning), [130, 184], {
        holds: ({ arms: [near] }) => phone(near.end),
      }),
  ),
};
