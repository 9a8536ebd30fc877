import {
  type Exploration,
  explore,
  type FlowModel,
  type Path,
  pathsFrom,
  pathsTo,
  randomPathTo,
  statesNamed,
  unexamined,
} from '@product/path-driver';
import { isTaken, skippedSteps } from '@product/path-driver/browser';
import { loadModels } from '#test/paths/find-models.ts';
import type { AskedWalk } from './read-walk.ts';

type Plan = { model: FlowModel; paths: Path[] };

const listed = (names: readonly string[]) => names.map((name) => `\n  ${name}`).join('');

/** Why Chromium gets to no state of this name, though the machine does: the steps that it can't take. */
const outOfReach = ({ model }: Exploration, state: string): string => {
  const skipped = Object.entries(skippedSteps(model)).map(([step, why]) => `${step}: ${why}`);
  return `Chromium reaches no state ${state} of ${model.flow} from there. It can’t take these steps:${listed(skipped)}`;
};

/**
 * The paths that were asked for; the last state of each is the wanted one, or the one after it with `allEdges`.
 * @return a sentence for the person who asked if there is no such flow, start or state, or no way to it
 */
export const planWalk = async ({ flow, state, from, seed, allEdges }: AskedWalk): Promise<Plan | string> => {
  const models = (await loadModels()).filter(({ pageObject }) => !('none' in pageObject));
  const model = models.find((one) => one.flow === flow);
  if (model === undefined)
    return `There is no flow ${flow} with a screen. Flows:${listed(models.map((one) => one.flow))}`;
  const starts = Object.keys(model.starts);
  if (from !== null && !starts.includes(from))
    return `${flow} has no start ${from}. Starts:${listed(starts)}`;

  const exploration = explore(model);
  const begun =
    from === null
      ? exploration
      : { ...exploration, starts: exploration.starts.filter(({ start }) => start === from) };
  const states = statesNamed(exploration, state);
  if (states.length === 0)
    return `${flow} has no state ${state}. States:${listed(statesNamed(exploration).sort())}`;
  const isOpen: Parameters<typeof pathsTo>[2] = (edge, before) => isTaken(model, edge, before);
  const pathsOf = (of: Exploration): Path[] => {
    if (allEdges) return pathsFrom(of, state, isOpen);
    const random = seed === null ? null : randomPathTo(of, state, seed, isOpen);
    return random === null ? pathsTo(of, state, isOpen).slice(0, 1) : [random];
  };
  const paths = pathsOf(begun);
  if (paths.length === 0) return outOfReach(exploration, state);
  // A walk looks with axe at the states that a test examines; who stands in a state looks themselves.
  return { model: unexamined(model), paths };
};
