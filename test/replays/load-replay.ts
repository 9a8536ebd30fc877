import { explore, type FlowModel, followSteps, type Path, unexamined } from '@product/path-driver';
import { loadFlow } from '#test/paths/find-models.ts';
import { describeDeparture } from './describe-departure.ts';
import type { KeptReplay } from './kept-replay.ts';

/** The model and the path of a kept replay. Throws where the machine departs from it. */
export const loadReplay = async ({
  flow,
  start,
  steps,
}: KeptReplay): Promise<{ model: FlowModel; path: Path }> => {
  const model = await loadFlow(flow);
  if (model === null) throw new Error(`There is no flow ${flow}`);
  const { path, departure } = followSteps(explore(model), start, steps);
  if (path === null || departure !== null) {
    const where = departure ?? { at: -1, recorded: start, reached: [] };
    throw new Error(describeDeparture(steps[where.at]?.label ?? 'the start', where));
  }
  return { model: unexamined(model), path };
};
