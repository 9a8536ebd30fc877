import { existsSync, readFileSync, rmSync } from 'node:fs';
import { chromiumAdvice, ensureChromium } from './chromium.ts';
import { extent } from './extent.ts';
import type { Failure } from './failure.ts';
import { isToRunSome, partFile, runPart, type Section, type TestFilter } from './section.ts';

type Attempted = {
  status: 'expected' | 'unexpected' | 'skipped';
  results: { errors: { message?: string; stack?: string }[] }[];
};

export type Suite = {
  suites?: Suite[];
  specs: { title: string; file: string; tests: Attempted[] }[];
};

type Report = {
  suites: Suite[];
  stats: { expected: number; unexpected: number; skipped: number };
  errors: { message?: string; stack?: string }[];
};

const textOf = ({ message, stack }: { message?: string; stack?: string }): string => stack ?? message ?? '';

/** The failures of a suite. */
export const failuresIn = ({ suites = [], specs }: Suite): Failure[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => ({
        file: `test/browser/${file}`,
        title,
        error: results
          .flatMap(({ errors }) => errors)
          .map(textOf)
          .join('\n'),
      })),
  ),
  ...suites.flatMap(failuresIn),
];

/** Playwright takes files as patterns. */
const filtered = (only?: TestFilter): string[] =>
  only
    ? [
        ...only.files.map(RegExp.escape),
        '--pass-with-no-tests',
        ...(only.titles === null ? [] : ['--grep', only.titles]),
        ...(only.since === undefined ? [] : [`--only-changed=${only.since}`]),
      ]
    : [];

/** The projects of `playwright.config.ts` for the run's extent. */
const projects = extent === 'gate' ? ['gate'] : ['walks', 'gate', 'pages', 'screenshots'];

/** The tests in Chromium against the production build. */
export const browserSection: Section = {
  name: 'browser',
  isRetried: true,
  run: async (only) => {
    if (!(await ensureChromium())) {
      process.stdout.write(`${chromiumAdvice()}\n`);
      return { passed: 0, failed: 1, note: 'no Chromium' };
    }
    const file = partFile('browser', 'tests');
    rmSync(file, { force: true });
    const args = [
      'test',
      '--reporter=list,json,./scripts/test/playwright-reporter.ts',
      ...projects.map((project) => `--project=${project}`),
      ...(process.env.TEST_BROWSER_OPTIONS || '').split(' ').filter(Boolean),
      ...(process.env.TEST_SHARD && !only ? [`--shard=${process.env.TEST_SHARD}`] : []),
      // Playwright empties the folder, which holds the screenshots of the first failures.
      ...(only?.isAgain ? ['--output=test-results/browser-again'] : []),
      ...filtered(only),
    ];
    const { code } = await runPart('browser', 'playwright', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
    if (!existsSync(file))
      return { passed: 0, failed: 1, note: code === null ? 'took too long' : 'did not run' };
    const { stats, errors, suites }: Report = JSON.parse(readFileSync(file, 'utf8'));
    const failures = [
      ...suites.flatMap(failuresIn),
      ...errors.map((error) => ({ file: null, title: null, error: textOf(error) })),
    ];
    const failed = stats.unexpected + errors.length;
    const unseen = failed === 0 && (code !== 0 || (stats.expected === 0 && isToRunSome(only)));
    return {
      passed: stats.expected,
      failed: unseen ? 1 : failed,
      failures,
    };
  },
};
