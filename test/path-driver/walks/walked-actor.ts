import { isDeepStrictEqual } from 'node:util';
import { type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine, createActor } from 'xstate';
import { projectionOf } from '#driver/exploration/explore.ts';
import { holdPorts } from '#driver/exploration/held-port.ts';
import { recordGuards } from '#driver/exploration/record-guards.ts';
import type { Path, Step } from '#driver/exploration/state-graph.ts';
import type { FlowModel } from '#driver/model/define-model.ts';
import { type Coverage, createCoverage } from '#driver/results/coverage.ts';
import { createStepClock } from './step-clock.ts';

/** A started actor, and the walk's control over it. */
type WalkedActor = {
  actor: AnyActorRef;
  snapshot: () => AnyMachineSnapshot;
  /** Takes a step of a port or a timer. Returns false for a step that an action causes. */
  takeStep: (step: Pick<Step, 'event' | 'wait'>) => boolean;
  stop: () => void;
};

/** The actor with another `send`, for code that sends it events. */
export const withSend = (actor: AnyActorRef, send: AnyActorRef['send']): AnyActorRef =>
  Object.assign(Object.create(actor), { send });

/** The part of a snapshot that a walk compares. */
export const describeSnapshot = (model: FlowModel, snapshot: AnyMachineSnapshot) => ({
  value: snapshot.value,
  status: snapshot.status,
  output: snapshot.output,
  state: projectionOf(model, snapshot),
});

/** The machine with held ports and recorded guards, and the coverage of its walks. */
export const prepareWalk = (model: FlowModel): { machine: AnyStateMachine; coverage: Coverage } => {
  const coverage = createCoverage(model, () => machine);
  const machine = recordGuards(holdPorts(model.machine), coverage.guard);
  return { machine, coverage };
};

/** A real, started actor at the beginning of a path. */
export const startWalk = (
  machine: AnyStateMachine,
  path: Pick<Path, 'input'>,
  coverage: Pick<Coverage, 'inspect'>,
): WalkedActor => {
  const clock = createStepClock();
  const actor = createActor(machine, { input: path.input, clock, inspect: coverage.inspect });
  // An actor that ends in an error throws outside of the test unless it has an observer.
  actor.subscribe({ error: () => undefined });
  actor.start();
  return {
    actor,
    snapshot: () => actor.getSnapshot(),
    takeStep: ({ event, wait }) => {
      if (wait !== null) {
        const waited = clock.runNext();
        if (waited !== wait) throw new Error(`"${event.type}" came after ${waited} ms, not after ${wait} ms`);
        return true;
      }
      const child =
        typeof event.actorId === 'string' ? actor.getSnapshot().children[event.actorId] : undefined;
      if (child === undefined) return false;
      if (event.type.startsWith('xstate.done.')) child.send({ type: 'held.done', output: event.output });
      else if (event.type.startsWith('xstate.error.')) child.send({ type: 'held.error', error: event.error });
      else if (event.type.startsWith('xstate.snapshot.'))
        child.send({ type: 'held.value', value: event.snapshot.context });
      else return false;
      return true;
    },
    stop: () => actor.stop(),
  };
};

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

/**
 * Driver 1: the bare machine as a real actor.
 * @param inspect is told what XState tells of each actor
 */
export const walkMachine = (
  model: FlowModel,
  paths: Path[],
  inspect: Coverage['inspect'] = () => undefined,
): Coverage => {
  const { machine, coverage } = prepareWalk(model);
  const tellBoth: Coverage['inspect'] = (told) => {
    coverage.inspect(told);
    inspect(told);
  };
  for (const path of paths) {
    const walk = startWalk(machine, path, { inspect: tellBoth });
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
