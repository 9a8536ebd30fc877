import { parked } from '#server/illustration/figure/riding.ts';
import { hair, inked } from '#server/illustration/ink.ts';
import { ground, level } from '#server/illustration/parts/land.ts';
import { placed, standing, walking } from '#server/illustration/parts/people.ts';
import { clothTable, signpost, tree } from '#server/illustration/parts/things.ts';
import { as, outside, type Scene, scene } from './scene.ts';

const plain = level(170);

const panes = (x: number, y: number) =>
  inked('water', `M${x} ${y}h26v30h-26Z`) + hair(`M${x + 13} ${y}v30M${x} ${y + 15}h26`);

/** Who puts the rides on, and whom they are for. */
export const about: Readonly<Record<string, Scene>> = {
  valley: scene(
    'Three of the staff stand around a map on a table; a bicycle waits beside them.',
    outside('valley', 'sun', 52, 98, 130),
    () =>
      ground(plain) + tree(292, 168, 1.2) + signpost(250, 176) + parked(level(180), 18, 'gravel', 'forest'),
    () =>
      placed(
        as('teodor', 1.12),
        standing(as('teodor', 1.12), { near: [26, 15], far: [6, 26], nod: 8 }),
        [112, 180],
      ) +
      placed(
        as('shirin', 1.1),
        standing(as('shirin', 1.1), { near: [22, 16], far: [20, 18], nod: 6 }),
        [222, 180],
        {
          flip: true,
        },
      ) +
      placed(
        as('calvin', 1.1),
        standing(as('calvin', 1.1), { near: [13, 22], far: [9, 24], nod: 8 }),
        [168, 172],
      ) +
      clothTable(128, 184, 76, 'jersey') +
      inked('paper', 'M144 150L150 142H186L192 150Z') +
      hair('M154 148C162 142 168 148 180 144'),
  ),
  terrace: scene(
    'Two researchers walk to the door of a brick building with tall windows; a bicycle leans beside it.',
    outside('terrace', 'clouds', 40, 96, 128),
    () =>
      ground(plain) +
      inked('brick', 'M58 172V34H262V172Z') +
      inked('paper', 'M52 34h216v-9h-216Z') +
      [72, 112, 182, 222].map((x) => panes(x, 48) + panes(x, 100)).join('') +
      inked('forest', 'M147 172V118h26V172Z') +
      hair('M160 118V172') +
      panes(147, 62) +
      tree(24, 172, 1.2) +
      parked(level(182), 216, 'upright', 'jersey'),
    () =>
      placed(
        as('samira', 1.1, { top: 'paper', sleeves: 'long', wears: 'coat' }),
        walking(as('samira', 1.1), { near: [14, 17] }),
        [92, 188],
      ) +
      placed(
        as('wei', 1.12, { top: 'paper', sleeves: 'long', wears: 'coat' }),
        walking(as('wei', 1.12)),
        [136, 192],
      ),
  ),
};
