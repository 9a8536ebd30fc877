import type { AnyStateMachine } from 'xstate';

type Check = (...parts: unknown[]) => boolean;
/** A guard made by `and`, `or`, `not` or `stateIn`: XState never calls the function, but its `check`. */
type Composed = Check & { check: Check };

const isComposed = (guard: unknown): guard is Composed => typeof guard === 'function' && 'check' in guard;

const recorded = (
  name: string,
  guard: unknown,
  record: (name: string, outcome: boolean) => void,
): unknown => {
  const reported = (outcome: boolean) => {
    record(name, outcome);
    return outcome;
  };
  if (isComposed(guard)) {
    const { check } = guard;
    const wrapper: Check = () => false;
    return Object.assign(wrapper, guard, {
      check: (snapshot: unknown, args: unknown) => reported(check(snapshot, args, guard)),
    });
  }
  if (typeof guard === 'function') return (...args: unknown[]) => reported(guard(...args));
  return guard;
};

/** The machine with named guards that report their outcomes. */
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
