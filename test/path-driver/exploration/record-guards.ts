import type { AnyStateMachine } from 'xstate';

type Check = (...parts: unknown[]) => boolean;
/** What `and`, `or`, `not` and `stateIn` make: a function that is never called, with the real test on it. */
type Composed = Check & { check: Check };

const isComposed = (guard: unknown): guard is Composed => typeof guard === 'function' && 'check' in guard;

const recorded = (
  name: string,
  guard: unknown,
  record: (name: string, outcome: boolean) => void,
): unknown => {
  const told = (outcome: boolean) => {
    record(name, outcome);
    return outcome;
  };
  if (isComposed(guard)) {
    const { check } = guard;
    const wrapper: Check = () => false;
    return Object.assign(wrapper, guard, {
      check: (snapshot: unknown, args: unknown) => told(check(snapshot, args, guard)),
    });
  }
  if (typeof guard === 'function') return (...args: unknown[]) => told(guard(...args));
  return guard;
};

/** The machine with every named guard telling how it came out. */
export const recordGuards = (
  machine: AnyStateMachine,
  record: (name: string, outcome: boolean) => void,
): AnyStateMachine =>
  machine.provide({
    guards: Object.fromEntries(
      Object.entries(machine.implementations.guards).map(([name, guard]) => [
        name,
        recorded(name, guard, record) as () => boolean,
      ]),
    ),
  });
