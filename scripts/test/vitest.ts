import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { root, runCommand } from '../run-command.ts';
import type { Section, Tally, TestFilter } from './section.ts';
import type { TimedTest } from './slowest.ts';

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; duration?: number | null }[];
  }[];
};

const limitSeconds = 1500;

/** A file that can't even be loaded has no tests to fail; it counts as one. */
function tallyOf(report: Report): Tally {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** How many tests of each part were run, where several were. */
function shares(report: Report, parts: readonly string[]): string[] {
  if (parts.length === 1) return [];
  const sizes = parts.map((part) => {
    const folder = resolve(root, 'test', part) + sep;
    const own = report.testResults.filter(({ name }) => resolve(name).startsWith(folder));
    return `${part} ${own.reduce((sum, { assertionResults }) => sum + assertionResults.length, 0)}`;
  });
  return [sizes.join(', ')];
}

const timesOf = (report: Report): TimedTest[] =>
  report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative(root, name)} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );

const filtered = (only?: TestFilter): string[] =>
  only ? [...only.files, ...(only.titles === null ? [] : ['-t', only.titles])] : [];

/** Parts that are more than the project of their name. */
const projectsOf: Record<string, string[]> = { screens: ['screens', 'screens-hosted'] };

/** Parts that Vitest runs, in one run: a folder of `test/` each where there are several. */
export function vitestSection(...parts: string[]): Section {
  const name = parts.join('+');
  const projects = parts.flatMap((part) => projectsOf[part] ?? [part]);
  return {
    name,
    run: async (only) => {
      const file = resolve(root, '.cache/test', `${name}.json`);
      mkdirSync(resolve(file, '..'), { recursive: true });
      rmSync(file, { force: true });
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const chosen = projects.flatMap((project) => ['--project', project]);
      const args = ['run', ...chosen, ...reporters, ...filtered(only)];
      const { code } = await runCommand('vitest', args, { output: 'show', limitSeconds });
      if (!existsSync(file))
        return { passed: 0, failed: 1, note: code === null ? 'took too long' : 'did not run' };
      const report: Report = JSON.parse(readFileSync(file, 'utf8'));
      const tally = tallyOf(report);
      const left = report.numPendingTests + report.numTodoTests;
      const notes = [...shares(report, parts), ...(left > 0 ? [`${left} left out`] : [])];
      // Failures outside any test (an unhandled rejection, a failed clean-up) show only in the exit code.
      const unseen = tally.failed === 0 && (code !== 0 || tally.passed === 0);
      return {
        ...tally,
        failed: unseen ? 1 : tally.failed,
        note: notes.join('; '),
        tests: timesOf(report),
      };
    },
  };
}
