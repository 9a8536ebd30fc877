import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { root, runCommand } from '../run-command.ts';
import { progressVariable, watchProgress } from './progress.ts';

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
