import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { root } from '../run-command.ts';
import { exchangesFile, exchangesVariable } from './exchanges.ts';
import type { Failure } from './failure.ts';
import { isToRunSome, partFile, runPart, type Section, type TestFilter } from './section.ts';

type Report = {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    assertionResults: unknown[];
  }[];
};

/** The number of tests of each part, where several ran together. */
function shares(report: Report, parts: readonly string[]): string[] {
  if (parts.length === 1) return [];
  const folderOf = (path: string) => relative(root, path).split(sep)[1];
  const counts = parts.map((part) => {
    const files = report.testResults.filter(({ name }) => folderOf(name) === part);
    return `${part} ${files.reduce((sum, file) => sum + file.assertionResults.length, 0)}`;
  });
  return [counts.join(', ')];
}

const filtered = (only?: TestFilter): string[] =>
  only
    ? [
        ...only.files,
        '--passWithNoTests',
        ...(only.titles === null ? [] : ['-t', only.titles]),
        ...(only.since === undefined ? [] : ['--changed', only.since]),
      ]
    : [];

/** The projects of `vite.config.ts` for a part. */
const projectsOf: Record<string, string[]> = { screens: ['screens', 'screens-hosted'] };

/** Parts that Vitest runs together: several are a folder of `test/` each. `workers`: simultaneous processes. */
export function vitestSection(parts: readonly string[], workers = 2): Section {
  const name = parts.join('+');
  const projects = parts.flatMap((part) => projectsOf[part] ?? [part]);
  return {
    name,
    isRetried: true,
    run: async (only) => {
      const file = partFile(name, 'tests');
      const failuresFile = partFile(name, 'failures');
      const exchanges = exchangesFile(name);
      for (const old of [file, failuresFile, ...(only ? [] : [exchanges])]) rmSync(old, { force: true });
      const reporters = [
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        '--reporter=./scripts/test/vitest-reporter.ts',
      ];
      const chosen = projects.flatMap((project) => ['--project', project]);
      const shard = process.env.TEST_SHARD && !only ? ['--shard', process.env.TEST_SHARD] : [];
      const args = ['run', ...chosen, ...reporters, ...shard, ...filtered(only)];
      const { code } = await runPart(name, 'vitest', args, {
        VITEST_FAILURES: failuresFile,
        // The option `--maxWorkers` doesn't reach the projects.
        VITEST_MAX_WORKERS: String(workers),
        [exchangesVariable]: exchanges,
      });
      if (!existsSync(file) || !existsSync(failuresFile))
        return { passed: 0, failed: 1, note: code === null ? 'took too long' : 'did not run' };
      const report: Report = JSON.parse(readFileSync(file, 'utf8'));
      // A test, a hook, a file that Vitest could not load, or an error that no test caught: each counts as one.
      const failures: Failure[] = JSON.parse(readFileSync(failuresFile, 'utf8'));
      const passed = report.numPassedTests;
      const left = report.numPendingTests + report.numTodoTests;
      const notes = [...shares(report, parts), ...(left > 0 && !only ? [`${left} left out`] : [])];
      // A failed clean-up shows only in the exit code.
      const unseen = failures.length === 0 && (code !== 0 || (passed === 0 && isToRunSome(only)));
      return {
        passed,
        failed: unseen ? 1 : failures.length,
        failures,
        note: notes.join('; '),
      };
    },
  };
}
