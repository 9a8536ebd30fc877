import { parked } from '#server/illustration/figure/riding.ts';
import { hair, inked } from '#server/illustration/ink.ts';
import { envelope, mailbox, paperIn, sheet } from '#server/illustration/parts/inside.ts';
import { ground, level, road } from '#server/illustration/parts/land.ts';
import { placed, standing, walking, wave } from '#server/illustration/parts/people.ts';
import {
  bridge,
  clothTable,
  crate,
  fence,
  grass,
  house,
  milepost,
  orange,
  pine,
  signpost,
  stones,
  tree,
} from '#server/illustration/parts/things.ts';
import { as, outside, rides, type Scene, scene } from './scene.ts';

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
    outside('terrace', 'sun', 288, 96, 128),
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
  bridge: scene(
    'A rider leaves a covered bridge; a partner of the ride waves beside a crate of oranges.',
    outside('bridge', 'sun', 270, 92, 124),
    () => ground(plain) + bridge(14, 168, 96) + tree(296, 168, 1.2),
    rides(plain, 146, { bicycle: 'road', paint: 'jersey', who: 'dev', helmet: 'forest', crank: 30 }),
    () =>
      crate(242, 190) +
      placed(as('carolina', 1.1, { top: 'forest' }), standing(as('carolina', 1.1), wave), [266, 190], {
        flip: true,
      }) +
      [232, 242, 252].map((x) => orange(x, 170)).join(''),
  ),
  postroad: scene(
    'Someone puts a letter into a mailbox beside a road with a farmhouse.',
    outside('postroad', 'clouds', 60, 98, 130),
    () => ground(plain) + house(250, 166) + pine(300, 168, 1) + fence(18, 170, 4),
    () =>
      mailbox(176, 184) +
      placed(
        as('june', 1.14),
        standing(as('june', 1.14), { near: [25, 2], far: [3, 26], nod: 4 }),
        [128, 186],
        { holds: ({ arms: [near] }) => envelope(near.end[0] - 2, near.end[1] - 6, 17) },
      ),
  ),
  commons: scene(
    'Two riders with a bicycle talk under a tree; a third one waves as she joins them.',
    outside('commons', 'clouds', 100, 98, 130),
    () => ground(plain) + tree(46, 172, 1.7) + parked(level(182), 84, 'upright', 'jersey'),
    () =>
      placed(as('bo', 1.1), standing(as('bo', 1.1), { near: [20, 12], far: [4, 26] }), [158, 184]) +
      placed(as('ada', 1.1), standing(as('ada', 1.1), { near: [16, 20] }), [204, 182], { flip: true }) +
      placed(as('ximena', 1.14), walking(as('ximena', 1.14), wave), [266, 188], { flip: true }),
  ),
  cairn: scene(
    'Someone lays a stone on a cairn beside the path, for who comes next.',
    outside('cairn', 'low sun', 60, 94, 126),
    () => ground(plain) + pine(286, 170, 1.2) + stones(196, 184) + milepost(96, 186, '9'),
    () => placed(as('walter', 1.12), standing(as('walter', 1.12), { near: [24, 16], nod: 8 }), [158, 188]),
  ),
  fog: scene(
    'A woman reads the news to a friend on the porch of a farmhouse.',
    outside('fog', 'sun', 262, 98, 130),
    () => ground(plain) + house(56, 166) + fence(196, 172, 5),
    () =>
      placed(
        as('shirin', 1.12),
        standing(as('shirin', 1.12), { near: [16, 6], far: [12, 8], nod: 6 }),
        [142, 186],
        { holds: ({ arms: [near] }) => sheet(near.end[0] - 2, near.end[1] - 16, 20, 24, 4) },
      ) +
      placed(as('grace', 1.12), standing(as('grace', 1.12), { near: [12, 22] }), [206, 186], { flip: true }),
  ),
  hedgerow: scene(
    'A man reads a letter behind a hedge, and nobody can look over his shoulder.',
    outside('hedgerow', 'low sun', 250, 96, 128),
    () => ground(plain) + tree(34, 170, 1.4) + house(96, 150),
    () =>
      placed(
        as('walter', 1.16),
        standing(as('walter', 1.16), { near: [17, -1], far: [14, 3], nod: 10 }),
        [176, 178],
        { holds: ({ arms: [near] }) => sheet(near.end[0] - 3, near.end[1] - 16, 20, 22, 4) },
      ) +
      inked(
        'forest',
        'M-2 202V158C14 146 26 152 38 158C50 146 68 146 78 158C92 146 108 148 120 158C134 146 152 146 164 158C178 146 194 148 206 158C220 146 238 146 250 158C264 146 282 148 292 158C304 150 314 150 322 156V202Z',
      ) +
      hair('M20 172l6-5l6 5M96 178l6-5l6 5M182 172l6-5l6 5M262 180l6-5l6 5M60 188l6-5l6 5M224 190l6-5l6 5'),
  ),
  milestone: scene(
    'Two people beside a milestone shake hands; one of them holds the signed sheet.',
    outside('milestone', 'dawn', 70, 98, 130),
    () =>
      road(level(172)) +
      milepost(264, 172, '1') +
      pine(36, 168, 1.1) +
      grass([
        [58, 190],
        [236, 190],
      ]),
    () =>
      placed(
        as('shirin', 1.16, { top: 'jersey' }),
        standing(as('shirin', 1.16), { near: [24, 13], far: [4, 26] }),
        [132, 180],
      ) +
      placed(
        as('calvin', 1.12),
        standing(as('calvin', 1.12), { near: [24, 13], far: [10, 20] }),
        [194, 180],
        { flip: true, holds: ({ arms: [, far] }) => paperIn(far.end) },
      ),
  ),
};
