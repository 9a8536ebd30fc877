import { parked } from '#server/illustration/figure/riding.ts';
import { inked, stroke } from '#server/illustration/ink.ts';
import { mailbox, phone } from '#server/illustration/parts/inside.ts';
import { ground, level, road, slope } from '#server/illustration/parts/land.ts';
import { placed, sitting, standing, wave } from '#server/illustration/parts/people.ts';
import {
  clothTable,
  crate,
  grass,
  half,
  jug,
  milepost,
  pennant,
  pine,
  sign,
  stones,
  tree,
} from '#server/illustration/parts/things.ts';
import { as, outside, rides, type Scene, scene } from './scene.ts';

const plain = level(168);
const climb = slope(182, 44);
const pass = slope(172, 18);

/** A top that falls away on both sides. */
const summit = (x: number) => 160 + ((x - 176) / 190) ** 2 * 60;

/** The posts and the board of a pass, which a rider has behind them. */
const board = (x: number, y: number) =>
  stroke(`M${x - 18} ${y}V${y - 54}M${x + 18} ${y}V${y - 54}`) +
  inked('jersey', `M${x - 30} ${y - 66}H${x + 30}V${y - 44}H${x - 30}Z`) +
  stroke(`M${x - 18} ${y - 50}L${x - 7} ${y - 60}L${x + 1} ${y - 53}L${x + 8} ${y - 61}L${x + 19} ${y - 50}`);

/** Moments at which something is done, and goes on. */
export const endings: Readonly<Record<string, Scene>> = {
  'gift-given': scene(
    'Someone at the roadside cheers a rider up the climb with a flag; a child waves along.',
    outside('gift-given', 'sun', 44, 88, 124),
    () => road(climb) + tree(20, climb(20) - 4, 1.1) + milepost(292, climb(292), '9'),
    () =>
      placed(
        as('grace', 1.14, { top: 'brick' }),
        standing(as('grace', 1.14), { near: [20, -18], far: [-14, -16], elbow: 1 }),
        [84, climb(84) + 2],
        { holds: ({ arms: [near] }) => pennant(near.end, 'jersey', 40) },
      ) + placed(as('kid', 1.1), standing(as('kid', 1.1), wave), [52, climb(52) + 4]),
    rides(climb, 176, {
      bicycle: 'road',
      paint: 'forest',
      who: 'dev',
      helmet: 'paper',
      top: 'jersey',
      crank: 30,
    }),
  ),
  registered: scene(
    'A rider waves beside a bicycle at milepost zero, with a flag over the start.',
    outside('registered', 'dawn', 224),
    () => road(level(172)) + pennant([34, 164], 'jersey', 76) + milepost(72, 172, '0') + pine(300, 166, 1),
    () => parked(level(176), 172, 'road', 'brick'),
    () =>
      placed(
        as('shirin', 1.2, { top: 'jersey', bottom: 'ink', legs: 'bare' }),
        standing(as('shirin', 1.2), wave),
        [134, 182],
      ),
  ),
  'answer-awaited': scene(
    'Someone waits beside a bicycle at a mailbox and looks at a phone; the flag of the mailbox is up.',
    outside('answer-awaited', 'clouds', 62, 96, 132),
    () => road(level(168)) + tree(26, 168, 1.1) + mailbox(284, 182),
    () => parked(level(180), 178, 'upright', 'forest'),
    () =>
      placed(
        as('ada', 1.16, { top: 'jersey' }),
        standing(as('ada', 1.16), { near: [12, 4], nod: 9 }),
        [92, 184],
        {
          holds: ({ arms: [near] }) => phone(near.end),
        },
      ),
  ),
  'goal-reached': scene(
    'A rider stands on the summit beside a bicycle and holds up a flag; the valley lies below.',
    outside('goal-reached', 'low sun', 268, 104, 140),
    () => ground(summit) + stones(232, summit(232) + 4) + pine(24, summit(24) + 2, 0.9),
    () => parked((x) => summit(x) + 1, 88, 'gravel', 'forest'),
    () =>
      placed(
        as('maya', 1.14, { top: 'jersey', bottom: 'ink', legs: 'bare' }),
        standing(as('maya', 1.14), { near: [19, -17], far: [-10, 22], elbow: 1, nod: -6 }),
        [178, 163],
        { holds: ({ arms: [near] }) => pennant(near.end, 'brick', 26) },
      ),
  ),
  'goal-reached-on-foot': scene(
    'Someone stands on the summit and holds a flag up high; the valley lies below.',
    outside('goal-reached-on-foot', 'sun', 52, 108, 142),
    () => ground(summit) + stones(96, summit(96) + 4) + pine(300, summit(300) + 2, 0.9),
    () =>
      placed(
        as('tomas', 1.14, { top: 'jersey' }),
        standing(as('tomas', 1.14), { near: [19, -18], far: [-10, 22], elbow: 1, nod: -6 }),
        [172, 163],
        { holds: ({ arms: [near] }) => pennant(near.end, 'brick', 26) },
      ),
  ),
  'commitment-met': scene(
    'A rider passes the board of a mountain pass; the road goes on to a summit with a flag.',
    outside('commitment-met', 'clouds', 214, 82, 122),
    () => pennant([288, 92], 'jersey', 30) + road(pass) + board(74, pass(74)) + pine(24, pass(24) - 2, 1.1),
    rides(pass, 156, {
      bicycle: 'gravel',
      paint: 'brick',
      who: 'ada',
      helmet: 'jersey',
      top: 'mint',
      crank: 60,
    }),
  ),
  'first-member': scene(
    'Two riders side by side on an open road, the one in front with a flag on the bicycle.',
    outside('first-member', 'sun', 262, 92, 128),
    () => road(level(166)) + tree(22, 164, 1.2, 'forest') + sign(300, 164, 'jersey'),
    rides(level(168), 74, {
      bicycle: 'upright',
      paint: 'mint',
      who: 'wei',
      helmet: 'jersey',
      top: 'brick',
      crank: 40,
    }),
    rides(level(174), 182, {
      bicycle: 'road',
      paint: 'forest',
      who: 'june',
      helmet: 'paper',
      top: 'jersey',
      crank: 100,
      pennant: true,
    }),
  ),
  'last-shift': scene(
    'A volunteer rests on a crate beside an empty table in the evening sun; the last orange is left.',
    outside('last-shift', 'low sun', 62, 100, 134),
    () =>
      ground(plain) +
      clothTable(186, 182, 104, 'jersey') +
      half(226, 147) +
      jug(266, 148) +
      crate(300, 196) +
      inked('brick', 'M96 164H140V188H96Z') +
      stroke('M96 172H140M96 180H140'),
    () =>
      placed(
        as('calvin', 1.14, { top: 'mint', wears: 'apron' }),
        { ...sitting(as('calvin', 1.14), { near: [19, -16], far: [18, 22] }), hip: [0, -30] },
        [118, 190],
      ) +
      grass([
        [32, 190],
        [170, 194],
      ]),
  ),
};
