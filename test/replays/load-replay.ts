import {
  explore,
  type FlowModel,
  followSteps,
  loadModels,
  type Path,
} from '#test/path-driver/path-driver.ts';
import { describeDeparture } from './describe-departure.ts';
import type { KeptReplay } from './kept-replay.ts';

/** Of the states that axe examines, a path has only some. */
const withoutExamined = (model: FlowModel): FlowModel => {
  const { pageObject } = model;
  if ('none' in pageObject) return model;
  return { ...model, pageObject: { ...pageObject, browser: { ...pageObject.browser, examined: [] } } };
};

/** The model and the path of a kept replay. Throws where the machine departs from it. */
export const loadReplay = async ({
  flow,
  start,
  steps,
}: KeptReplay): Promise<{ model: FlowModel; path: Path }> => {
  const model = (await loadModels()).find((one) => one.flow === flow);
  if (model === undefined) throw new Error(`There is no flow ${flow}`);
  const { path, departure } = followSteps(explore(model), start, steps);
  if (path === null || departure !== null) {
    const where = departure ?? { at: -1, recorded: start, reached: [] };
    throw new Error(describeDeparture(steps[where.at]?.label ?? 'the start', where));
  }
  return { model: withoutExamined(model), path };
};
