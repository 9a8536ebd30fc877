import { runCommand } from '../run-command.ts';
import { chromiumAdvice, ensureChromium } from '../test/chromium.ts';

/** Takes the screenshots of these flows, or of all; says which failed. Whether every state that a person sees has its screenshots. */
export const photograph = async (flows: readonly string[]): Promise<boolean> => {
  if (!(await ensureChromium())) {
    process.stdout.write(`${chromiumAdvice()}\n`);
    return false;
  }
  process.stdout.write('Walking Chromium to each state: all flows take about ten minutes …\n');
  const { code, output, seconds } = await runCommand('playwright', [
    'test',
    '--project=screenshots',
    '--reporter=line',
    '--output=test-results/screenshots',
    ...(flows.length === 0 ? [] : ['--grep', ` (${flows.map(RegExp.escape).join('|')}) has screenshots`]),
  ]);
  process.stdout.write(
    code === 0 ? `Screenshots taken in ${Math.round(seconds)} s.\n` : `${output.trimEnd()}\n`,
  );
  return code === 0;
};
