import type { components } from '#openapi/contract.gen.ts';
import { counted } from '#src/components/format/numbers.ts';

export type Peloton = components['schemas']['Peloton'];

/** Where summits stand, in dollars, in each power of ten. */
const steps = [1, 2.5, 5, 10];

/**
 * A peloton sets no goal, so its climb goes to the next round sum.
 * @param raised cents
 * @returns cents, always more than what is raised and never less than $1,000
 */
export const nextSummit = (raised: number): number => {
  const dollars = Math.max(raised / 100, 100);
  const power = 10 ** Math.floor(Math.log10(dollars));
  const step = steps.find((one) => one * power > dollars) ?? 10;
  return Math.max(1000, step * power) * 100;
};

/** "6 people, riding together since 2026." The years come in any order; there are none before the first season. */
export const pelotonText = ({ membersCount, yearsActive }: Pick<Peloton, 'membersCount' | 'yearsActive'>) => {
  const people = membersCount === 0 ? 'Nobody is in it yet' : counted(membersCount, 'person', 'people');
  if (yearsActive.length === 0) return `${people}.`;
  return membersCount === 0
    ? `${people}. On the road since ${Math.min(...yearsActive)}.`
    : `${people}, riding together since ${Math.min(...yearsActive)}.`;
};
