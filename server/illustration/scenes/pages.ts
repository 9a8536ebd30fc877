import { disc } from '#server/illustration/figure/geometry.ts';
import { parked } from '#server/illustration/figure/riding.ts';
import { hair, inked, moved, stroke } from '#server/illustration/ink.ts';
import { flask, microscope, sheet, shelf, tubes, window } from '#server/illustration/parts/inside.ts';
import { ground, level, ridge, road, sky, slope } from '#server/illustration/parts/land.ts';
import { flagging, placed, sitting, standing, wave } from '#server/illustration/parts/people.ts';
import {
  barn,
  clothTable,
  grass,
  house,
  pennant,
  pine,
  sign,
  signpost,
  stones,
  table,
  tent,
  tree,
  wall,
} from '#server/illustration/parts/things.ts';
import { as, closer, inside, outside, rides, type Scene, scene } from './scene.ts';

const plain = level(168);

/** A heart over an open hand, on a banner. */
const heart = (x: number, y: number) =>
  inked(
    'jersey',
    `M${x} ${y + 9}C${x - 16} ${y - 2} ${x - 8} ${y - 12} ${x} ${y - 4}C${x + 8} ${y - 12} ${x + 16} ${y - 2} ${x} ${y + 9}Z`,
  );

const paperLantern = (x: number, y: number, drop: number) =>
  moved(
    x,
    y,
    stroke(`M0 0V${drop}`) + inked('amber', `M-7 ${drop}H7L9 ${drop + 9}L6 ${drop + 18}H-6L-9 ${drop + 9}Z`),
  );

export const pages: Readonly<Record<string, Scene>> = {
  home: scene(
    'Riders on a road bicycle and a hand cycle climb toward the hills.',
    outside('home', 'sun', 250, 92, 124),
    () => road(slope(176, 36)) + pine(26, 172, 1),
    rides(slope(176, 36), 60, {
      bicycle: 'hand',
      paint: 'jersey',
      who: 'nour',
      helmet: 'paper',
      pennant: true,
    }),
    rides(slope(176, 36), 196, { bicycle: 'road', paint: 'brick', who: 'maya', helmet: 'forest', crank: 20 }),
  ),
  trailhead: scene(
    'A volunteer points the way at a signpost; a family waits with a bicycle.',
    outside('trailhead', 'clouds', 30, 98, 130),
    () => ground(plain) + signpost(172, 178) + parked(level(176), 252, 'upright', 'brick'),
    () =>
      placed(
        as('teodor', 1.12),
        standing(as('teodor', 1.12), { near: [28, -4], far: [-3, 26] }),
        [112, 180],
      ) +
      placed(as('carolina', 1.08), standing(as('carolina', 1.08), { near: [8, 24] }), [246, 184], {
        flip: true,
      }) +
      placed(as('kid', 1.1), standing(as('kid', 1.1), wave), [216, 188], { flip: true }),
  ),
  spring: scene(
    'A family cheers at the roadside as a rider passes.',
    outside('spring', 'sun', 60, 96, 128),
    () => road(level(170)) + tree(30, 168, 1.2),
    () =>
      placed(as('walter'), standing(as('walter'), wave), [74, 170]) +
      placed(as('tot', 1.1), standing(as('tot', 1.1), wave), [104, 170]) +
      placed(as('girl', 1.1), standing(as('girl', 1.1), { near: [14, -14], far: [10, -20] }), [130, 170]),
    rides(level(174), 200, { bicycle: 'road', paint: 'forest', who: 'dev', helmet: 'jersey', crank: 20 }),
  ),
  delta: closer(
    [30, 14, 270],
    scene(
      'A researcher holds a flask to the light in the laboratory.',
      inside(172),
      () =>
        shelf(206, 60, 72) +
        window(56, 30, 54, 62) +
        table(150, 174, 116, 48) +
        tubes(196, 126) +
        flask(226, 126, 'jersey') +
        microscope(250, 126),
      () =>
        placed(
          as('wei', 1.18, { top: 'paper', sleeves: 'long', wears: 'coat' }),
          standing(as('wei', 1.18), { near: [20, -8], far: [22, 16], nod: -6 }),
          [120, 180],
          { holds: ({ arms: [near] }) => flask(near.end[0] + 2, near.end[1] + 4, 'amber') },
        ),
    ),
  ),
  summit: scene(
    'A rider plants a flag on a summit.',
    () =>
      sky('sun', 60) +
      ridge('summit far', 'far', 130, 20, 2) +
      ground((x) => 198 - 34 * Math.exp(-(((x - 176) / 70) ** 2)), 'mid'),
    () =>
      placed(
        as('june', 0.98, { bottom: 'ink', legs: 'bare', top: 'jersey' }),
        standing(as('june', 0.98), flagging),
        [160, 166],
        { holds: ({ arms: [near] }) => pennant(near.end, 'jersey', 34) },
      ) + stones(214, 174),
  ),
  campfire: scene(
    'Three people tell each other stories around a fire under the stars.',
    outside('campfire', 'stars', 254, 102, 134),
    () =>
      ground(plain) +
      inked('brick', 'M146 180l28-6M146 174l28 6') +
      inked('amber', 'M148 174C142 160 156 156 156 144C166 152 178 160 172 174Z') +
      inked('jersey', 'M154 174C152 166 160 164 161 158C167 164 170 168 167 174Z'),
    () =>
      placed(
        as('nour', 1.08),
        { ...sitting(as('nour', 1.08), { near: [20, 8], far: [18, 12] }), hip: [0, -20] },
        [88, 184],
      ) +
      placed(
        as('walter', 1.08),
        { ...sitting(as('walter', 1.08), { near: [22, -2], far: [20, 12] }), hip: [0, -20] },
        [236, 184],
        { flip: true },
      ) +
      inked('brick', 'M70 184V172H104V184ZM220 184V172H254V184Z'),
  ),
  quarry: scene(
    'A rider on a gravel bicycle passes a barn and a stone wall.',
    outside('quarry', 'low sun', 258, 92, 120),
    () => barn(62, 150) + wall(170, 158, 132) + road(level(166)),
    rides(level(166), 120, { bicycle: 'gravel', paint: 'jersey', who: 'bo', helmet: 'paper', crank: 30 }),
  ),
  orchard: scene(
    'Riders start from under a tent among the trees.',
    outside('orchard', 'dawn', 66, 100, 130),
    () => tent(176, 168, 124) + tree(24, 168, 1.3) + road(level(168)),
    rides(level(168), 70, { bicycle: 'road', paint: 'brick', who: 'shirin', helmet: 'paper', crank: 60 }),
    rides(level(168), 198, {
      bicycle: 'upright',
      paint: 'forest',
      who: 'grace',
      helmet: 'forest',
      crank: 20,
    }),
  ),
  lantern: scene(
    'People dance under paper lanterns at night.',
    outside('lantern', 'stars', 40, 104, 136),
    () =>
      stroke('M0 52Q160 84 320 48') +
      paperLantern(70, 64, 4) +
      paperLantern(130, 69, 4) +
      paperLantern(196, 68, 4) +
      paperLantern(258, 60, 4) +
      ground(plain),
    () =>
      placed(as('ada', 1.1), standing(as('ada', 1.1), { near: [20, -15], far: [22, 10] }), [96, 184]) +
      placed(as('tomas', 1.1), standing(as('tomas', 1.1), { near: [20, -15], far: [22, 10] }), [156, 184], {
        flip: true,
      }) +
      placed(as('kid', 1.2), standing(as('kid', 1.2), wave), [204, 186]) +
      placed(
        as('rosalind', 1.06),
        standing(as('rosalind', 1.06), { near: [14, -10], far: [13, -4] }),
        [256, 186],
        { flip: true },
      ),
  ),
  meadow: scene(
    'A speaker opens the weekend from a small stage with flags.',
    outside('meadow', 'sun', 250, 100, 132),
    () =>
      ground(plain) +
      pennant([64, 158], 'jersey', 66) +
      pennant([238, 158], 'mint', 66) +
      inked('brick', 'M84 170V152H222V170Z') +
      hair('M84 161H222'),
    () =>
      placed(
        as('calvin', 1.06),
        standing(as('calvin', 1.06), { near: [20, -12], far: [16, 12] }),
        [140, 152],
      ) +
      stroke('M168 152V92') +
      inked('ink', disc([168, 90], 4)) +
      placed(as('kid', 1.2), standing(as('kid', 1.2), wave), [250, 192], { flip: true }) +
      placed(as('june', 1), standing(as('june', 1), { near: [14, -8], far: [12, -4] }), [286, 196], {
        flip: true,
      }),
  ),
  saddle: scene(
    'A first-aid volunteer with a bag stands by a tent.',
    outside('saddle', 'clouds', 230, 98, 130),
    () =>
      ground(plain) +
      tent(30, 172, 112, 'mint') +
      inked('paper', 'M70 118h32v24H70Z') +
      inked('brick', 'M83 122h6v5h5v6h-5v5h-6v-5h-5v-6h5Z'),
    () =>
      placed(as('shirin', 1.14), standing(as('shirin', 1.14), { near: [6, 27] }), [186, 182]) +
      inked('brick', 'M178 166H210V184H178Z') +
      inked('paper', 'M191 169h6v4h4v5h-4v4h-6v-4h-4v-5h4Z') +
      sign(264, 180, 'jersey'),
  ),
  register: scene(
    'A new rider gets a number at a table.',
    outside('register', 'dawn', 60, 98, 130),
    () => ground(plain) + tent(116, 172, 124),
    () =>
      placed(as('grace', 1.04), standing(as('grace', 1.04), { near: [24, 10], far: [22, 14] }), [220, 176], {
        flip: true,
        holds: ({ arms: [near] }) => sheet(near.end[0] - 4, near.end[1] - 8, 18, 13, 2),
      }) +
      clothTable(168, 186, 80) +
      placed(as('ximena', 1.2), standing(as('ximena', 1.2), { near: [24, 9], far: [2, 26] }), [122, 186]) +
      parked(level(190), 46, 'gravel', 'forest'),
  ),
  give: scene(
    'A donor at the roadside holds up a heart for a rider.',
    outside('give', 'clouds', 200, 96, 128),
    () => road(slope(174, 26)) + pine(296, 150, 1),
    () =>
      placed(
        as('rosalind', 1.06, { bottom: 'forest' }),
        standing(as('rosalind', 1.06), { near: [18, -18], far: [14, -16] }),
        [62, 170],
      ) + heart(84, 78),
    rides(slope(174, 26), 152, { bicycle: 'road', paint: 'forest', who: 'maya', helmet: 'paper', crank: 60 }),
  ),
  signpost: scene(
    'Someone with a bicycle reads a signpost with three arms.',
    outside('signpost', 'sun', 58, 98, 130),
    () =>
      ground(plain) +
      signpost(178, 178) +
      parked(level(176), 70, 'gravel', 'brick') +
      grass([
        [40, 188],
        [250, 186],
      ]),
    () =>
      placed(
        as('tomas', 1.1),
        standing(as('tomas', 1.1), { near: [8, -4], far: [4, 26], nod: -8 }),
        [128, 182],
      ) + house(270, 150),
  ),
};
