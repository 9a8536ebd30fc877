import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { root, runCommand } from '../run-command.ts';
import { chromiumAdvice, ensureChromium } from './chromium.ts';
import type { Failure } from './failure.ts';
import { partLimitSeconds, type Section, type TestFilter } from './section.ts';
import type { TimedTest } from './slowest.ts';

type Attempted = {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results: { duration: number; errors: { message?: string; stack?: string }[] }[];
};

export type Suite = {
  suites?: Suite[];
  specs: { title: string; file: string; tests: Attempted[] }[];
};

type Report = {
  suites: Suite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string; stack?: string }[];
};

const timesOf = ({ suites = [], specs }: Suite): TimedTest[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ results }) =>
      results.map(({ duration }) => ({ name: `test/browser/${file} › ${title}`, seconds: duration / 1000 })),
    ),
  ),
  ...suites.flatMap(timesOf),
];

const textOf = ({ message, stack }: { message?: string; stack?: string }): string => stack ?? message ?? '';

/** What failed in a suite. A test that passes only at a second try is a fault all the same. */
export const failuresIn = ({ suites = [], specs }: Suite): Failure[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
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
  only ? [...only.files.map(RegExp.escape), ...(only.titles === null ? [] : ['--grep', only.titles])] : [];

/** The tests in Chromium against the production build. */
export const browserSection: Section = {
  name: 'browser',
  run: async (only) => {
    if (!(await ensureChromium())) {
      process.stdout.write(`${chromiumAdvice()}\n`);
      return { passed: 0, failed: 1, note: 'no Chromium' };
    }
    const file = resolve(root, '.cache/test/browser.json');
    mkdirSync(resolve(file, '..'), { recursive: true });
    rmSync(file, { force: true });
    const { code } = await runCommand('playwright', ['test', '--reporter=list,json', ...filtered(only)], {
      output: 'show',
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      limitSeconds: partLimitSeconds,
    });
    if (!existsSync(file))
      return { passed: 0, failed: 1, note: code === null ? 'took too long' : 'did not run' };
    const { stats, errors, suites }: Report = JSON.parse(readFileSync(file, 'utf8'));
    const failures = [
      ...suites.flatMap(failuresIn),
      ...errors.map((error) => ({ file: null, title: null, error: textOf(error) })),
    ];
    const failed = stats.unexpected + stats.flaky + errors.length;
    const unseen = failed === 0 && (code !== 0 || stats.expected === 0);
    return {
      passed: stats.expected,
      failed: unseen ? 1 : failed,
      failures,
      tests: suites.flatMap(timesOf),
    };
  },
};
