import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { root, runCommand } from '../run-command.ts';
import type { Failure } from './failure.ts';
import { partLimitSeconds, type Section, type TestFilter } from './section.ts';
import type { TimedTest } from './slowest.ts';

type Report = {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    assertionResults: { fullName: string; duration?: number | null }[];
  }[];
};

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
      const failuresFile = resolve(root, '.cache/test', `${name}-failures.json`);
      for (const old of [file, failuresFile]) rmSync(old, { force: true });
      const reporters = [
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        '--reporter=./scripts/test/vitest-failures.ts',
      ];
      const chosen = projects.flatMap((project) => ['--project', project]);
      const args = ['run', ...chosen, ...reporters, ...filtered(only)];
      const { code } = await runCommand('vitest', args, {
        output: 'show',
        env: { VITEST_FAILURES: failuresFile },
        limitSeconds: partLimitSeconds,
      });
      if (!existsSync(file) || !existsSync(failuresFile))
        return { passed: 0, failed: 1, note: code === null ? 'took too long' : 'did not run' };
      const report: Report = JSON.parse(readFileSync(file, 'utf8'));
      // A test, a hook, a file that Vitest could not load, or an error that no test caught: each counts as one.
      const failures: Failure[] = JSON.parse(readFileSync(failuresFile, 'utf8'));
      const passed = report.numPassedTests;
      const left = report.numPendingTests + report.numTodoTests;
      const notes = [...shares(report, parts), ...(left > 0 ? [`${left} left out`] : [])];
      // A clean-up that fails shows only in the exit code.
      const unseen = failures.length === 0 && (code !== 0 || passed === 0);
      return {
        passed,
        failed: unseen ? 1 : failures.length,
        failures,
        note: notes.join('; '),
        tests: timesOf(report),
      };
    },
  };
}
