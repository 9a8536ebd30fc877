/** One test as a reporter tells of it: file and title, and how long it took. */
export type TimedTest = { name: string; seconds: number };

const shown = 10;

/** The ten slowest tests of a part, with what they are of all its tests. */
export const slowestTable = (part: string, tests: readonly TimedTest[]): string => {
  const slowest = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, shown);
  const sum = (some: readonly TimedTest[]) => some.reduce((total, { seconds }) => total + seconds, 0);
  const all = sum(tests);
  const share = all === 0 ? 0 : Math.round((100 * sum(slowest)) / all);
  const rows = slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
  const title = `slowest of ${part}: ${share} % of ${all.toFixed(0)} test-seconds`;
  return [`\n${title}`, ...rows].join('\n');
};
