import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { createActor } from 'xstate';
import { type Path, projectionOf, type Step } from '#test/path-driver/exploration/explore.ts';
import { holdPorts } from '#test/path-driver/exploration/held-port.ts';
import { recordGuards } from '#test/path-driver/exploration/record-guards.ts';
import type { FlowModel } from '#test/path-driver/model/define-model.ts';
import type { Coverage } from '#test/path-driver/results/coverage.ts';
import { createStepClock } from './step-clock.ts';

export type WalkedActor = {
  actor: AnyActorRef;
  snapshot: () => AnyMachineSnapshot;
  /** Lets what happens by itself happen: a port answers, time passes. False for what a person or the app must cause. */
  happen: (step: Step) => boolean;
  stop: () => void;
};

/** What two snapshots are compared by: everything but the machinery. */
export const describeSnapshot = (model: FlowModel, snapshot: AnyMachineSnapshot) => ({
  value: snapshot.value,
  status: snapshot.status,
  output: snapshot.output,
  state: projectionOf(model, snapshot),
});

/** A machine ready to be walked many times: held ports and recorded guards are put in once. */
export const prepareWalk = (model: FlowModel, told: { coverage: Coverage | null }): AnyStateMachine =>
  recordGuards(holdPorts(model.machine), (name, outcome) => told.coverage?.guard(name, outcome));

/** A real, started actor at the beginning of a path. */
export const startWalk = (machine: AnyStateMachine, path: Path, coverage: Coverage): WalkedActor => {
  const clock = createStepClock();
  const actor = createActor(machine, { input: path.input, clock, inspect: coverage.inspect });
  // An actor that ends in an error throws outside of the test unless somebody listens.
  actor.subscribe({ error: () => undefined });
  actor.start();
  return {
    actor,
    snapshot: () => actor.getSnapshot(),
    happen: ({ event, wait }) => {
      if (wait !== null) {
        const waited = clock.ringNext();
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
