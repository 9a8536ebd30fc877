import type { Person } from '#server/illustration/figure/body.ts';
import type { Name } from '#server/illustration/figure/people.ts';
import { ground, level } from '#server/illustration/parts/land.ts';
import { placed, standing } from '#server/illustration/parts/people.ts';
import { as, closer, outside, type Scene, scene } from './scene.ts';

/** Head and shoulders of somebody before the hills; shown in a circle. */
const portrait = (of: string, says: string, who: Name, more: Partial<Person> = {}): Scene =>
  closer(
    [116, 70, 88],
    scene(
      says,
      outside(of, 'sun', 190, 100, 122),
      () => ground(level(190)),
      () => placed(as(who, 1.15, more), standing(as(who, 1.15, more)), [160, 190]),
    ),
  );

/** The six who put the rides on, as they look at whoever reads about them. */
export const staff: Readonly<Record<string, Scene>> = {
  'staff-marguerite': portrait('staff-marguerite', 'A woman with short curls in a jersey.', 'maya'),
  'staff-teodor': portrait('staff-teodor', 'A man with a cap, a beard and a vest.', 'teodor'),
  'staff-shirin': portrait('staff-shirin', 'A woman with a dark ponytail.', 'shirin'),
  'staff-calvin': portrait('staff-calvin', 'A man with long dark hair and a white shirt.', 'calvin'),
  'staff-june': portrait('staff-june', 'A woman with long red hair and a forest sweater.', 'june'),
  'staff-abel': portrait('staff-abel', 'A man with a dark beard and a brick shirt.', 'tomas', {
    top: 'brick',
  }),
};
