import { type Failure, idOf } from './failure.ts';
import type { Row, Section, SectionResult } from './section.ts';

/** A run with more failed tests than this is red without a second try. Quarantined tests don't count. */
const mostFlaky = 3;

/** A test that failed and then passed alone: its id, and the error of the first try. */
export type FlakyTest = { id: string; part: string; failure: Failure };

type Retried = { rows: readonly Row[]; flaky: readonly FlakyTest[]; quarantined: readonly FlakyTest[] };

/**
 * The title as a pattern. The title of a group, whose hook failed, is only the beginning of its tests' titles. Vitest separates the two by
 * “ > ” in reports, and by a space in patterns.
 */
const patternOf = (title: string): string => RegExp.escape(title).replaceAll(RegExp.escape(' > '), '( > | )');

const runAgain = (section: Section, { file, title }: Failure): Promise<SectionResult> =>
  section.run({
    files: file === null ? [] : [file],
    titles: title === null ? null : patternOf(title),
    isAgain: true,
  });

const bothErrors = (failure: Failure, again: SectionResult): Failure => ({
  ...failure,
  error: `${failure.error}\n\nalone, it failed again:\n${(again.failures ?? []).map(({ error }) => error).join('\n') || 'No such test was found.'}`,
});

/**
 * Runs each failed test again alone, in a process with its own server, database and browser. A test that passes then is flaky and
 * counts as passed. Failures outside of a file can't be repeated. Nothing is repeated where more than three tests failed.
 */
export async function retryFailed(
  rows: readonly Row[],
  sections: readonly Section[],
  isQuarantined: (id: string) => boolean,
): Promise<Retried> {
  const failed = rows.flatMap((row) =>
    (row.failures ?? []).map((failure) => ({ part: row.name, failure, id: idOf(failure) })),
  );
  const quarantined = failed.filter(({ id }) => isQuarantined(id));
  const others = failed.filter(({ id }) => !isQuarantined(id));
  const unnamed = rows.some(({ failed: count, failures = [] }) => count > failures.length);
  const flaky: FlakyTest[] = [];
  const again = new Map<Failure, Failure>();
  if (others.length <= mostFlaky && !unnamed)
    for (const one of others) {
      const section = sections.find(({ name, isRetried }) => name === one.part && isRetried);
      if (section === undefined || one.failure.file === null) continue;
      process.stdout.write(`── again, alone: ${one.id}\n`);
      const result = await runAgain(section, one.failure);
      if (result.failed === 0) flaky.push(one);
      else again.set(one.failure, bothErrors(one.failure, result));
    }
  const passing = new Set([...flaky, ...quarantined].map(({ failure }) => failure));
  const settled = (row: Row): Row => {
    const left = (row.failures ?? []).filter((failure) => !passing.has(failure));
    const gone = (row.failures ?? []).filter((failure) => passing.has(failure));
    const isFlaky = (failure: Failure) => flaky.some((one) => one.failure === failure);
    const failures = left.map((failure) => again.get(failure) ?? failure);
    return {
      ...row,
      failures,
      failed: row.failed - gone.length,
      passed: row.passed + gone.filter(isFlaky).length,
    };
  };
  return { rows: rows.map(settled), flaky, quarantined };
}
