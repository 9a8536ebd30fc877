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

/** "Riding since 2025 · 3 years", from the years in any order; null for a peloton that hasn't ridden yet. */
export const yearsText = (yearsActive: readonly number[]): string | null => {
  if (yearsActive.length === 0) return null;
  return `Since ${Math.min(...yearsActive)}, ${counted(yearsActive.length, 'year')} on the road`;
};

/** "14 people ride in it." */
export const membersText = (membersCount: number): string =>
  membersCount === 1 ? 'One person is in it' : `${counted(membersCount, 'person', 'people')} are in it`;
