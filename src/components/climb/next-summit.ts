/** The summits in each power of ten, in dollars. */
const steps = [1, 2.5, 5, 10];

/**
 * The next round amount, as the summit of a peloton, which has no goal.
 * @param raised cents
 * @returns cents, always more than `raised` and never less than $1,000
 */
export const nextSummit = (raised: number): number => {
  const dollars = Math.max(raised / 100, 100);
  const power = 10 ** Math.floor(Math.log10(dollars));
  const step = steps.find((one) => one * power > dollars) ?? 10;
  return Math.max(1000, step * power) * 100;
};
