import { randomInt } from 'node:crypto';
import { explore, type FlowModel, propertyTest } from '@product/path-driver';
import { loadModels } from '#test/paths/find-models.ts';
import { watchInvariants } from '#test/paths/invariants.ts';
import { type AskedRandomWalks, millisecondsOf } from './read-walk.ts';
import { pathLines } from './tell-path.ts';

const seeds = 1_000_000_000;

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/**
 * Walks each machine at random for its part of the time, and says what came of it.
 * @return the command's exit code; a sentence for the person who asked if there is no such flow
 */
export const walkAtRandom = async (
  { duration, flow, seed: asked }: AskedRandomWalks,
  say: (line: string) => void,
  models?: readonly FlowModel[],
): Promise<number | string> => {
  const all = models ?? (await loadModels());
  const walked = all.filter((model) => flow === null || model.flow === flow);
  if (walked.length === 0)
    return `There is no flow ${flow}. Flows:${all.map((model) => `\n  ${model.flow}`).join('')}`;
  const seed = asked ?? randomInt(seeds);
  const end = performance.now() + (millisecondsOf(duration) ?? 0);
  const failed: string[] = [];
  for (const [at, model] of walked.entries()) {
    const exploration = explore(model);
    const now = performance.now();
    const until = now + (end - now) / (walked.length - at);
    const { report, found } = propertyTest(exploration, watchInvariants(exploration), {
      seed,
      isOver: () => performance.now() >= until,
    });
    const { of, missing } = report.states;
    say(
      `${found === null ? '✓' : '✗'} ${model.flow}: ${counted(report.paths, 'path')}, ${counted(report.steps, 'step')}, ${of - missing.length} of ${of} states, --seed=${found?.seed ?? seed}`,
    );
    if (found === null) continue;
    failed.push(model.flow);
    for (const line of pathLines(found.path)) say(`  ${line}`);
    say(`    ✗ ${found.fault}`);
    say(`  npm run walk -- --random ${duration} ${model.flow} --seed=${found.seed}`);
  }
  if (failed.length > 0) say(`Something is wrong in ${failed.join(', ')}.`);
  return failed.length === 0 ? 0 : 1;
};
