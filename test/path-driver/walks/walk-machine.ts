import { isDeepStrictEqual } from 'node:util';
import type { Path } from '#test/path-driver/exploration/state-graph.ts';
import type { FlowModel } from '#test/path-driver/model/define-model.ts';
import type { Coverage } from '#test/path-driver/results/coverage.ts';
import { describeSnapshot, prepareWalk, startWalk } from './walked-actor.ts';

/** An error with the steps that led to it. */
export const pathError = (model: FlowModel, path: Path, at: number, message: string): Error => {
  const steps = path.steps.map((step, place) => `${place === at ? '✗' : ' '} ${step.label}`).slice(0, at + 1);
  return new Error(`${model.flow}, from "${path.start}":\n${steps.join('\n')}\n${message}`);
};

/** Fails unless the actor's state is the one in the path. */
export const expectArrival = (
  model: FlowModel,
  path: Path,
  at: number,
  actual: ReturnType<typeof describeSnapshot>,
): void => {
  const planned = at < 0 ? path.initial : path.steps[at]?.after;
  if (planned === undefined) throw new Error(`${model.flow}: the path has no step ${at}`);
  const expected = describeSnapshot(model, planned);
  if (isDeepStrictEqual(actual, expected)) return;
  const message = `expected ${JSON.stringify(expected, null, 2)}\nbut was ${JSON.stringify(actual, null, 2)}`;
  throw pathError(model, path, at, message);
};

/** Driver 1: the bare machine as a real actor. */
export const walkMachine = (model: FlowModel, paths: Path[]): Coverage => {
  const { machine, coverage } = prepareWalk(model);
  for (const path of paths) {
    const walk = startWalk(machine, path, coverage);
    coverage.state(walk.snapshot());
    expectArrival(model, path, -1, describeSnapshot(model, walk.snapshot()));
    path.steps.forEach((step, at) => {
      if (!walk.takeStep(step)) walk.actor.send(step.event);
      coverage.state(walk.snapshot());
      expectArrival(model, path, at, describeSnapshot(model, walk.snapshot()));
    });
    coverage.walked(path.steps.length);
    walk.stop();
  }
  return coverage;
};
