import type { ActorLogic, AnyEventObject, AnyStateMachine, NonReducibleUnknown, Snapshot } from 'xstate';

type HeldSnapshot = Snapshot<unknown> & { context: unknown; input: unknown };

/**
 * Replaces every port in a walk. It stays open until the walk says how it answers, and then answers in the same tick, so
 * that a walk never waits.
 */
export const heldPort: ActorLogic<HeldSnapshot, AnyEventObject, NonReducibleUnknown> = {
  getInitialSnapshot: (_scope, input) => ({
    status: 'active',
    output: undefined,
    error: undefined,
    context: undefined,
    input,
  }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event) => {
    if (event.type === 'held.done')
      return { ...snapshot, status: 'done', output: event.output, error: undefined };
    if (event.type === 'held.error')
      return { ...snapshot, status: 'error', error: event.error, output: undefined };
    if (event.type === 'held.value') return { ...snapshot, context: event.value };
    if (event.type === 'xstate.stop') {
      return { ...snapshot, status: 'stopped', output: undefined, error: undefined };
    }
    return snapshot;
  },
};

/** The machine with a held port in the place of each port and child machine. */
export const holdPorts = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, heldPort])),
  });
