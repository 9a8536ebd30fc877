import { isDeepStrictEqual } from 'node:util';
import type { AnyStateMachine } from 'xstate';
import type { Path } from '#test/path-driver/exploration/explore.ts';
import type { FlowModel } from '#test/path-driver/model/define-model.ts';
import { type Coverage, createCoverage } from '#test/path-driver/results/coverage.ts';
import { describeSnapshot, prepareWalk, startWalk } from './walked-actor.ts';

/** Where a walk went wrong, with the way there. */
export const wrongTurn = (model: FlowModel, path: Path, at: number, message: string): Error => {
  const way = path.steps.map((step, place) => `${place === at ? '✗' : ' '} ${step.label}`).slice(0, at + 1);
  return new Error(`${model.flow}, from "${path.start}":\n${way.join('\n')}\n${message}`);
};

/** Fails unless the actor stands where the path says. */
export const expectArrival = (
  model: FlowModel,
  path: Path,
  at: number,
  actual: ReturnType<typeof describeSnapshot>,
): void => {
  const promised = at < 0 ? path.initial : path.steps[at]?.after;
  if (promised === undefined) throw new Error(`${model.flow}: the path has no step ${at}`);
  const expected = describeSnapshot(model, promised);
  if (isDeepStrictEqual(actual, expected)) return;
  const told = `expected ${JSON.stringify(expected, null, 2)}\nbut was ${JSON.stringify(actual, null, 2)}`;
  throw wrongTurn(model, path, at, told);
};

/** Driver 1: the bare machine as a real actor. */
export const walkMachine = (model: FlowModel, paths: Path[]): Coverage => {
  const told: { coverage: Coverage | null } = { coverage: null };
  const machine: AnyStateMachine = prepareWalk(model, told);
  const coverage = createCoverage(model, () => machine);
  told.coverage = coverage;
  for (const path of paths) {
    const walk = startWalk(machine, path, coverage);
    coverage.state(walk.snapshot());
    expectArrival(model, path, -1, describeSnapshot(model, walk.snapshot()));
    path.steps.forEach((step, at) => {
      if (!walk.happen(step)) walk.actor.send(step.event);
      coverage.state(walk.snapshot());
      expectArrival(model, path, at, describeSnapshot(model, walk.snapshot()));
    });
    coverage.walked(path.steps.length);
    walk.stop();
  }
  return coverage;
};
