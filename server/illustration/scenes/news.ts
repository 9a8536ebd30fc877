import { disc } from '#server/illustration/figure/geometry.ts';
import { parked } from '#server/illustration/figure/riding.ts';
import { hair, inked, moved, stroke } from '#server/illustration/ink.ts';
import {
  flask,
  lamp,
  microscope,
  paperIn,
  repairStand,
  sheet,
  shelf,
  tubes,
  window,
  wrench,
} from '#server/illustration/parts/inside.ts';
import { fog, fogBank, level, road, slope } from '#server/illustration/parts/land.ts';
import { chair, flagging, placed, sitting, standing, walking } from '#server/illustration/parts/people.ts';
import { bridge, pennant, pine, stones, table } from '#server/illustration/parts/things.ts';
import { as, closer, inside, outside, rides, type Scene, scene } from './scene.ts';

const _plain = level(168);

/** A heart over an open hand, on a banner. */
const heart = (x: number, y: number) =>
  inked(
    'jersey',
    `M${x} ${y + 9}C${x - 16} ${y - 2} ${x - 8} ${y - 12} ${x} ${y - 4}C${x + 8} ${y - 12} ${x + 16} ${y - 2} ${x} ${y + 9}Z`,
  );

const _paperLantern = (x: number, y: number, drop: number) =>
  moved(
    x,
    y,
    stroke(`M0 0V${drop}`) + inked('amber', `M-7 ${drop}H7L9 ${drop + 9}L6 ${drop + 18}H-6L-9 ${drop + 9}Z`),
  );

export const news: Readonly<Record<string, Scene>> = {
  fogbank: scene(
    'A marshal with a flag stands in the fog on a pass; a rider comes out of it.',
    outside('fogbank', 'fog', 0, 92, 122),
    () => fog(84) + road(slope(176, 10)) + stones(40, 174),
    rides(slope(176, 10), 200, {
      bicycle: 'road',
      paint: 'forest',
      who: 'june',
      helmet: 'jersey',
      top: 'brick',
      crank: 120,
    }),
    () =>
      placed(as('teodor', 1.08), standing(as('teodor', 1.08), flagging), [104, 172], {
        holds: ({ arms: [near] }) => pennant(near.end),
      }) + fogBank(130, 160, 220),
  ),
  viaduct: scene(
    'Two riders cross the valley in front of a covered bridge.',
    outside('viaduct', 'sun', 46, 92, 122),
    () => bridge(120, 138, 130) + road(level(166)) + pine(20, 168, 1) + pine(292, 168, 0.8),
    rides(level(166), 62, {
      bicycle: 'road',
      paint: 'jersey',
      who: 'wei',
      helmet: 'paper',
      top: 'forest',
      crank: 60,
    }),
    rides(level(166), 196, {
      bicycle: 'hand',
      paint: 'brick',
      who: 'tomas',
      helmet: 'jersey',
      top: 'mint',
      pennant: true,
    }),
  ),
  assay: closer(
    [26, 14, 274],
    scene(
      'Two researchers at a bench with flasks, tubes and a microscope talk over a paper.',
      inside(172),
      () =>
        shelf(204, 58, 72) +
        lamp(150, 0, 30) +
        table(120, 174, 120, 48) +
        microscope(150, 126) +
        tubes(188, 126) +
        flask(218, 126),
      () =>
        placed(
          as('samira', 1.12),
          standing(as('samira', 1.12), { near: [22, 14], far: [24, 17], nod: 4 }),
          [92, 178],
        ) +
        placed(
          as('wei', 1.14, { top: 'paper', sleeves: 'long', wears: 'coat', bottom: 'forest' }),
          standing(as('wei', 1.14), { near: [18, 6], far: [20, 16] }),
          [266, 178],
          { flip: true, holds: ({ arms: [near] }) => paperIn(near.end) },
        ),
    ),
  ),
  depot: closer(
    [20, 20, 274],
    scene(
      'A mechanic fixes a bicycle that hangs on a repair stand.',
      inside(172),
      () =>
        hair('M20 40H300') +
        moved(60, 46, wrench([0, 0]), 80) +
        moved(78, 46, wrench([0, 0]), 80) +
        moved(96, 46, wrench([0, 0]), 80) +
        inked('brick', disc([256, 66], 18)) +
        inked('sky', disc([256, 66], 10)) +
        repairStand(190, 178),
      () => moved(192, 144, parked(level(0), -25, 'gravel', 'jersey')),
      () =>
        placed(
          as('ada', 1.14, { top: 'forest', bottom: 'slate' }),
          standing(as('ada', 1.14), { near: [29, 16], far: [33, 7], spine: -78, nod: 8 }),
          [128, 184],
          { holds: ({ arms: [near] }) => wrench(near.end) },
        ) + moved(258, 184, inked('brick', 'M-18 0V-14H18V0Z') + stroke('M-8-14v-6H8v6')),
    ),
  ),
  ledger: closer(
    [34, 16, 270],
    scene(
      'A man adds up a long list under a lamp; coins stand in rising piles.',
      inside(172),
      () => lamp(176, 0, 52) + window(58, 34, 54, 60) + table(108, 174, 160, 48) + sheet(164, 112, 34, 13, 3),
      () =>
        [1, 2, 3, 4]
          .map((count, i) =>
            Array.from({ length: count * 2 }, (_, j) =>
              inked('jersey', `M${204 + i * 15} ${126 - j * 4}h12v-4h-12Z`),
            ).join(''),
          )
          .join(''),
      () =>
        chair(100, 174) +
        placed(
          as('calvin', 1.12),
          {
            ...sitting(as('calvin', 1.12), { near: [33, 20], far: [36, 21], spine: -80, nod: 10 }),
            hip: [0, -30],
          },
          [100, 174],
        ),
    ),
  ),
  corridor: scene(
    'A researcher and a patient walk down a hospital corridor.',
    inside(168),
    () =>
      inked('paper', 'M40 40H92V168H40ZM228 40H280V168H228Z') +
      stroke('M82 106h4M238 106h4') +
      inked('water', 'M50 52H82V84H50ZM238 52H270V84H238Z') +
      hair('M-2 128H38M94 128H226M282 128H322') +
      heart(160, 60),
    () =>
      placed(as('samira', 1.14), walking(as('samira', 1.14), { near: [14, 17] }), [126, 186], {
        holds: ({ arms: [near] }) => sheet(near.end[0] - 2, near.end[1] - 16, 14, 18, 3),
      }) +
      placed(
        as('rosalind', 1.12, { top: 'jersey', bottom: 'forest' }),
        walking(as('rosalind', 1.12)),
        [190, 186],
      ),
  ),
};
