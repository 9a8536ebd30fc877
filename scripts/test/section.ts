import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { root, runCommand } from '#scripts/run-command.ts';
import type { Failure } from './failure.ts';
import { progressVariable, watchProgress } from './progress.ts';

/** The passed and failed tests of a part. */
export type Tally = { passed: number; failed: number };

/** `failures`: the failures, for the end of the log. */
export type SectionResult = Tally & {
  note?: string;
  failures?: readonly Failure[];
};

/**
 * The files of a part to run instead of all (none named: all), and a pattern of titles where not all of their tests are wanted.
 * `since`: a commit; only the tests that the changes since then can reach. `isAgain`: these tests failed, and are run again alone.
 */
export type TestFilter = {
  files: readonly string[];
  titles: string | null;
  since?: string;
  isAgain?: boolean;
};

/** Whether a run without a single test is a failure: a selection may hold none, everything else holds some. */
export const isToRunSome = (only?: TestFilter): boolean => only === undefined || only.isAgain === true;

/**
 * `isRetried`: a failed test of the part is run again alone, once the rest is done. `track`: a part `beside` runs at the same time as
 * those of the `main` track, whose waiting would leave the cores idle. `needs`: the part that has to end before this one begins.
 * `extent`: the run that has the part, where a gate that names no part leaves it out.
 */
export type Section = {
  name: string;
  isRetried?: boolean;
  track?: 'main' | 'beside';
  needs?: string;
  extent?: 'everything';
  run: (only?: TestFilter) => Promise<SectionResult>;
};

/** The result of a part. */
export type Row = SectionResult & { name: string; seconds: number };

const line = (text: string) => process.stdout.write(`${text}\n`);

/** Runs one part; a part that throws counts as one failure, so that it can't be overlooked. */
async function runSection({ name, run }: Section): Promise<Row> {
  line(`── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`);
  const began = performance.now();
  const result = await run().catch((error: unknown) => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { passed: 0, failed: 1, failures: [{ file: null, title: null, error: text }] };
  });
  const row = { ...result, name, seconds: (performance.now() - began) / 1000 };
  line(
    `${row.failed > 0 ? '✗' : '✓'} ${name}: ${row.passed} passed, ${row.failed} failed in ${row.seconds.toFixed(1)} s`,
  );
  return row;
}

/** Runs parts in two tracks at once, each in its order. The rows keep the order of the parts. */
export async function runSections(sections: readonly Section[]): Promise<Row[]> {
  const ends = new Map(sections.map((section) => [section.name, Promise.withResolvers<Row>()]));
  const run = async (track: Section['track']) => {
    for (const section of sections.filter((one) => (one.track ?? 'main') === track)) {
      await ends.get(section.needs ?? '')?.promise;
      ends.get(section.name)?.resolve(await runSection(section));
    }
  };
  await Promise.all([run('main'), run('beside')]);
  return Promise.all([...ends.values()].map(({ promise }) => promise));
}

/** The folder for the test runners' output; a run begins with an empty one. */
export const logs = resolve(root, 'test-results/logs');

/** A part that hangs has to end, but a slow machine must not look like one. */
const limitSeconds = 2 * 60 * 60;

/** The file through which a part reports to the run; `report` names the content, such as `tests` or `progress`. */
export const partFile = (part: string, report: string): string =>
  resolve(root, '.cache/test', `${part}-${report}.json`);

/**
 * Runs a test runner for a part. Its output goes to `test-results/logs/<part>.log`; the terminal gets a line of progress every quarter of a
 * minute. `code` is the runner's exit code, or null when it had to be ended.
 */
export async function runPart(
  part: string,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  const progress = partFile(part, 'progress');
  mkdirSync(resolve(progress, '..'), { recursive: true });
  rmSync(progress, { force: true });
  const stop = watchProgress(part, progress);
  try {
    return await runCommand(command, args, {
      log: resolve(logs, `${part}.log`),
      env: { ...env, [progressVariable]: progress },
      limitSeconds,
    });
  } finally {
    stop();
  }
}
