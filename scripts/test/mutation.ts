import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mutation, timesIn } from '#test/mutations/mutation.ts';
import { mutations } from '#test/mutations/mutations.ts';
import { compiler } from '../check/compiler.ts';
import { inLanes } from '../in-lanes.ts';
import { runCommand } from '../run-command.ts';
import { makeCopy } from './copy.ts';
import type { Failure } from './failure.ts';
import { logs, type Section, type SectionResult } from './section.ts';

/**
 * Each copy starts its own database server, and its tests don't add to the run's counts. A test that hangs fails at the gate's limit;
 * this limit ends a runner that hangs.
 */
const env = { TEST_EXTENT: 'gate', TEST_DATABASE_URL: '', GATE_COUNTS: '' };
const limitSeconds = 10 * 60;

/** Whether a test failed. A file that can't be loaded has no test results, so it finds nothing. */
const isFailed = (report: string): boolean =>
  existsSync(report) &&
  (
    JSON.parse(readFileSync(report, 'utf8')) as { testResults: { assertionResults: { status: string }[] }[] }
  ).testResults.some(({ assertionResults }) => assertionResults.some(({ status }) => status === 'failed'));

/** Runs a command in the copy, and returns whether it found the mutation. */
const isFound = async (copy: string, { name, file, part, tests, titles }: Mutation): Promise<boolean> => {
  mkdirSync(logs, { recursive: true });
  const options = { cwd: copy, log: join(logs, 'mutation.log'), env, limitSeconds };
  appendFileSync(options.log, `\n── ${name}\n`);
  if (part === 'check') {
    const { output } = await runCommand('node', compiler, options);
    return output.split('\n').some((line) => line.startsWith(`${file}(`));
  }
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = ['--project', part, ...tests, ...(titles === undefined ? [] : ['-t', titles])];
  // One failed test is enough. The cache in the shared node_modules knows the files that failed last.
  await runCommand('vitest', ['run', '--bail=1', '--no-cache', ...reporters, ...chosen], options);
  return isFailed(report);
};

/** Runs the tests in the unchanged copy: a test that fails there would find every fault. */
const controlFailures = async (copy: string, wanted: readonly Mutation[]): Promise<Failure[]> => {
  const failures: Failure[] = [];
  for (const [part, some] of Map.groupBy(wanted, (mutation) => mutation.part)) {
    const tests = [...new Set(some.flatMap((mutation) => mutation.tests))];
    const [first] = some;
    if (first === undefined) continue;
    const { titles: _, ...control } = { ...first, name: `nothing, in ${part}`, tests };
    if (await isFound(copy, control))
      failures.push({ file: null, title: part, error: 'A test fails without any mutation.' });
  }
  return failures;
};

/** Makes one mutation in the copy, checks whether a test finds it, and undoes it. Resolves with why it was not found, or null. */
const examine = async (copy: string, mutation: Mutation): Promise<Failure | null> => {
  const path = join(copy, mutation.file);
  const before = readFileSync(path, 'utf8');
  const failure = (error: string): Failure => ({ file: mutation.file, title: mutation.name, error });
  const times = timesIn(before, mutation.from);
  if (times !== 1) return failure(`The text to change is there ${times} times, not once:\n${mutation.from}`);
  writeFileSync(
    path,
    before.replace(mutation.from, () => mutation.to),
  );
  try {
    const found = await isFound(copy, mutation);
    process.stdout.write(`${found ? '✓ found' : '✗ survived'}: ${mutation.name}\n`);
    return found ? null : failure(`No test failed in ${mutation.tests.join(' ')}, though this is broken.`);
  } finally {
    writeFileSync(path, before);
  }
};

/** Tries several mutations at once, each lane in its own copy. */
export const tryMutations = async (wanted: readonly Mutation[], lanes: number): Promise<SectionResult> => {
  const copies = Array.from({ length: lanes }, makeCopy);
  const idle = [...copies];
  try {
    const unsound = await controlFailures(copies[0] ?? '', wanted);
    if (unsound.length > 0) return { passed: 0, failed: unsound.length, failures: unsound };
    const results = await inLanes(lanes, wanted, (mutation) => {
      const copy = idle.pop() ?? '';
      return examine(copy, mutation).finally(() => idle.push(copy));
    });
    const failures = results.filter((result) => result !== null);
    return { passed: results.length - failures.length, failed: failures.length, failures };
  } finally {
    for (const copy of copies) rmSync(copy, { recursive: true, force: true });
  }
};

/** Breaks the code in one place after the other, and fails for each fault that no test finds. This shows that the gate finds faults. */
export const mutationSection: Section = {
  name: 'mutation',
  extent: 'everything',
  run: () => tryMutations(mutations, 1),
};
