/** The summits, in dollars, in each power of ten. */
const steps = [1, 2.5, 5, 10];

/**
 * The goal of a climb without one: the next round sum, as on a peloton's page.
 * @param raised cents
 * @returns cents, always above the raised amount and at least $1,000
 */
export const nextSummit = (raised: number): number => {
  const dollars = Math.max(raised / 100, 100);
  const power = 10 ** Math.floor(Math.log10(dollars));
  const step = steps.find((one) => one * power > dollars) ?? 10;
  return Math.max(1000, step * power) * 100;
};
